import { brandFaces } from '#ui/foundation/brandFaces.ts'

const faceOf = ({ family, file, weight, stretch, range }: (typeof brandFaces)[number]) =>
  new FontFace(family, `url(/fonts/${file}.woff2)`, { weight, stretch, unicodeRange: range, display: 'swap' })

/**
 * Loads the brand's fonts. They join the page together, since each font that joins it lays all texts out anew; rules in
 * a stylesheet would do so one by one. With `atOnce` they join before they have loaded, which is for pages that have no
 * layout yet.
 */
export async function loadFaces({ atOnce }: { atOnce: boolean }): Promise<void> {
  const faces = brandFaces.map(faceOf)
  const join = () => {
    for (const face of faces) document.fonts.add(face)
  }
  if (atOnce) join()
  await Promise.allSettled(faces.filter((_, index) => brandFaces[index]?.common).map((face) => face.load()))
  if (!atOnce) join()
}
