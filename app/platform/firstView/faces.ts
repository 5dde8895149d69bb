import { brandFaces } from '#ui/foundation/brandFaces.ts'

/**
 * Loads the brand's fonts. They join the page together, since each font that joins it lays all texts out anew; rules in
 * a stylesheet would do so one by one. With `atOnce` they join before they have loaded, which is for pages that have no
 * layout yet.
 */
export async function loadFaces({ atOnce }: { atOnce: boolean }): Promise<void> {
  const faces = brandFaces.map(({ family, file, weight, stretch, range, common }) => {
    const descriptors = { weight, stretch, unicodeRange: range, display: 'swap' } as const
    return { face: new FontFace(family, `url(/fonts/${file}.woff2)`, descriptors), common }
  })
  const join = () => {
    for (const { face } of faces) document.fonts.add(face)
  }
  if (atOnce) join()
  await Promise.allSettled(faces.flatMap(({ face, common }) => (common ? face.load() : [])))
  if (!atOnce) join()
}
