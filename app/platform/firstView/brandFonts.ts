import { brandFaces } from '#ui/foundation/brandFaces.ts'

/**
 * Loads the brand's fonts and adds them to the page together, since each added font causes a layout of all texts; rules in
 * a style sheet would do so one by one: once they have loaded and `after` is resolved, or `atOnce`, for pages without a
 * layout yet.
 */
export async function loadBrandFonts({
  atOnce,
  after,
}: {
  atOnce: boolean
  after: Promise<void>
}): Promise<void> {
  const faces = brandFaces.map(({ family, file, weight, stretch, range, common }) => {
    const descriptors = { weight, stretch, unicodeRange: range, display: 'swap' } as const
    return { face: new FontFace(family, `url(/fonts/${file}.woff2)`, descriptors), common }
  })
  const join = () => {
    for (const { face } of faces) document.fonts.add(face)
  }
  if (atOnce) join()
  await Promise.allSettled(faces.flatMap(({ face, common }) => (common ? face.load() : [])))
  await after
  if (!atOnce) join()
}
