import { mix } from './color.ts'
import { type ArtFamily, paletteFor, palettes, pictureRandom } from './palettes.ts'

/** The dominant colour of a game's picture, without drawing it: the mean of its sky and its ground. */
export function dominantColor(code: string, family: ArtFamily): string {
  const { sky, far, near } = paletteFor(pictureRandom(code), palettes[family])
  return mix(mix(sky[0], sky[2], 0.5), mix(far, near, 0.5), 0.5)
}
