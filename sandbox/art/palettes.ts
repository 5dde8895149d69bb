import { darken, shiftHue } from './color.ts'
import { createRandom, type Random } from './random.ts'

/** Colours of one scene: three of the sky from top to horizon, its light, two depths and an accent. */
export type Palette = {
  sky: readonly [string, string, string]
  light: string
  far: string
  near: string
  accent: string
  dark: string
}

/** The palettes of every visual family: sky from top to horizon, light, far, near, accent. */
export const palettes = {
  egypt: [
    '#3a1252 #c2431f #ffb73a #ffe08a #a8551a #4a1c0c #ffd25a',
    '#0b1d54 #2a56b8 #f2b56a #ffe2a0 #8a5a3a #241230 #ffd86a',
    '#06283a #0f7a80 #ffd07a #fff0b0 #b8762a #3a1e10 #7affe0',
    '#1a0a3c #5a1f8a #ff7a4a #ffc88a #7a2a4a #26082a #ffb04a',
    '#020b2e #0c2f78 #2f7ab8 #a8d8ff #2a4a7a #0a1230 #ffe08a',
  ],
  fruit: [
    '#5a0618 #d0142e #ff6a1f #ffd84a #8a0f1f #3a040f #ffe04a',
    '#2a0a6a #7a22d8 #ff4ab0 #ffd24a #4a1a9a #1a0640 #ffe27a',
    '#04246a #0f6ae0 #4ad0ff #fff08a #0a3a9a #041a4a #ffe04a',
    '#0a4a1c #2fa83a #d2f04a #fffbb0 #1a7a2a #06300f #fff04a',
    '#14060a #4a0a12 #c2221a #ff9a2a #2a060a #0a0204 #ffb02a',
    '#063a3e #0f9a92 #8af0b8 #fff2a0 #0a5a5a #04262a #ffe26a',
  ],
  norse: [
    '#041434 #0f4a8a #7ad0f0 #e8fbff #3a72a8 #0a2038 #5affc8',
    '#12083a #3a2a9a #8ab0ff #f0f0ff #4a5aa8 #10143a #ff7ae0',
    '#2a0a1c #8a2a3a #ff9a5a #fff0d0 #8a4a4a #2a0f1c #ffd27a',
    '#02262e #0a6a72 #9af0d8 #f0fff8 #2a7a80 #06262c #7affb0',
  ],
  transylvania: [
    '#12041c #4a0a3a #c2283a #ffd9b0 #5a1a3a #1c0614 #ff4a4a',
    '#050a24 #1c2a6a #6a7ac8 #e6eeff #2a3568 #0a0c24 #ff5a6a',
    '#0a0620 #3a1a7a #a85ad8 #f2dcff #3c2068 #120626 #c87aff',
    '#03140f #0c4a3c #5ab88a #eaffdc #14483c #041812 #b0ff5a',
    '#1a0204 #6a0a0c #ff6a2a #ffe2a0 #5a1210 #1a0404 #ff8a2a',
  ],
  carpathian: [
    '#123a5a #3a8aa8 #ffd8a0 #fff0c8 #2a6a6a #0c2a20 #ffe07a',
    '#1a1040 #5a2a7a #ff8a5a #ffe0b0 #4a3060 #140a20 #ffc05a',
    '#04142a #1a4a7a #8ac0e0 #f0faff #2a5068 #08161c #a8f0ff',
    '#4a0a10 #b81c24 #f29a4a #fff0d0 #7a1418 #2a060a #ffd27a',
    '#0c3a1c #3a8a3a #d8e88a #fffbd0 #2a6a34 #082412 #ffe65a',
  ],
  jungle: [
    '#04301c #1a8a3a #e0f08a #fff6b0 #2a6a3a #0a3a1a #ffe04a',
    '#3a0a3a #b82a4a #ffb04a #ffe8a0 #6a3a4a #1c3a1c #ffd24a',
    '#033a4a #0f9a9a #c8f8c0 #fffbc8 #1f6a5a #06382c #ffe85a',
    '#0a1038 #2a3aa0 #5ac8b8 #d8fff0 #1f4a5a #06282a #5affd0',
  ],
  ocean: [
    '#0a4ab8 #0f8ae0 #3ad8e8 #d8ffff #1f7ab8 #06305a #ffe88a',
    '#02304a #0a7a8a #3ae0b8 #e0fff0 #0f6a70 #04283a #ffd86a',
    '#1a0a5a #3a2ab8 #4a9af0 #d8e8ff #2a3a9a #0c0a3a #ff8ae0',
    '#021438 #0a3a8a #1a7ac8 #a8e8ff #0f3a7a #020f2a #5affe8',
  ],
  crystals: [
    '#12064a #4a1ab8 #b04aff #e8c8ff #3a1a8a #10053a #5af0ff',
    '#02183a #0a5ab8 #3ad0ff #d8f8ff #0f3f8a #04122e #ff8af0',
    '#3a0434 #b01a7a #ff7ab0 #ffe0f0 #7a145a #28041f #ffd86a',
    '#02302e #0a8a6a #6affb0 #e8fff0 #0a5a4a #022420 #fff07a',
    '#1a0f02 #7a4a0a #ffb82a #fff0b0 #5a3408 #140a02 #ffe27a',
  ],
  dragon: [
    '#5a0410 #c8141c #ff7a2a #ffe08a #8a1a1a #3a060c #ffd24a',
    '#08204a #1a5a9a #ffb0a0 #fff0d0 #3a5a7a #0c1c34 #ffd86a',
    '#2a0a4a #8a1f7a #ff8a9a #ffe8d0 #5a2a5a #1a0828 #ffb0d8',
    '#03302a #0f8a6a #c8e89a #fff6c0 #1f6a54 #062a22 #ffd24a',
    '#1a0804 #7a3208 #f2a01a #fff0a8 #6a2a08 #1c0a04 #ff5a3a',
  ],
  west: [
    '#2a1a5a #c84a3a #ffb85a #fff0b8 #b04a24 #3a140c #ffd26a',
    '#0f5a8a #5ab0c8 #ffe0a8 #fff8d0 #c8683a #4a1c10 #ffe07a',
    '#4a0c14 #d0381a #ffa03a #ffe89a #8a2a14 #2a0a08 #ffc84a',
    '#0a1440 #3a3a8a #f28a6a #ffe0c0 #6a3a4a #180c1c #ffc05a',
  ],
  sweets: [
    '#b81a9a #ff6ac0 #ffd0e8 #fff6fa #ff9ad0 #7a1a7a #ffb0e0',
    '#1a7ad8 #6ad0ff #ffe0f4 #ffffff #8ad8ff #2a4ab0 #ff9ad0',
    '#6a1ac8 #b87aff #ffd8f0 #fff4ff #c89aff #4a148a #8af0e0',
    '#0a9a8a #6ae8c0 #fff6c0 #fffff0 #8af0b8 #0f6a6a #ffb86a',
    '#d8381a #ff9a4a #fff0a0 #fffbe0 #ffb86a #8a1f3a #ffd83a',
  ],
  treasure: [
    '#240a3a #6a2a7a #f0a04a #ffe6a8 #6a3a2a #1c0a14 #ffd24a',
    '#04202a #0f5a6a #e8b85a #fff0c0 #4a4a3a #0a1a1c #ffe07a',
    '#2a1206 #8a4a14 #ffca5a #fff3c0 #6a3a14 #1c0c04 #ffe48a',
    '#08123a #1f3a8a #8ab0d8 #eef4ff #2a3a6a #080e24 #ffd86a',
    '#0c2a14 #2a7a3a #d8d06a #fffac0 #2f5a2a #08180c #ffe45a',
  ],
  mining: [
    '#1c0e2e #5a2a5a #ffae4a #ffe29a #6a3a34 #1c0c10 #ffc83a',
    '#06222e #0f5f72 #ffc86a #fff0c0 #2f5058 #08181c #5af0ff',
    '#2a1406 #8a4a12 #ffc23a #fff2b0 #5a3418 #180c06 #ffdf5a',
    '#14083a #3f2a9a #ff8ad0 #ffe8ff #3a2a6a #0e0828 #8affea',
  ],
  olympus: [
    '#1a4ab8 #5aa0f0 #ffe8c0 #fffbe8 #8a9ac8 #2a2f6a #ffe27a',
    '#1c0a4a #5a2ab0 #f0a0d8 #fff0ff #6a5aa8 #1c0f40 #ffd86a',
    '#031230 #143a8a #6ac0ff #e8f8ff #2a4a8a #060f2a #fff06a',
    '#5a1a2a #d86a3a #ffd88a #fff6d0 #a8705a #3a1424 #ffe48a',
  ],
  fishing: [
    '#1a7ad8 #6ac4f8 #e0f8ff #ffffff #3a8a6a #145a3a #1f9ad8',
    '#d84a2a #ff9a4a #ffe0a0 #fff6c8 #7a4a5a #2a2a3a #2a7aa8',
    '#3a2a9a #b86ad0 #ffc8b0 #fff0e0 #5a5a9a #1f2450 #3a6ad0',
    '#0a7a7a #4ac8a8 #e8ffd0 #fffff0 #2a7a4a #0c4a34 #1aa8a0',
  ],
  vault: [
    '#04140a #0f5a2a #6ac84a #f0ffb0 #1f5a3a #06200f #ffe04a',
    '#0a0a20 #2a2a78 #8a6ac8 #ffe8c0 #2f2f5a #0a0a1c #ffcf4a',
    '#1c0c02 #7a4a0a #f0b83a #fff3b8 #5a3c14 #1a0e04 #fff06a',
    '#04141c #0f4a6a #3ac0d8 #e8ffff #2a4a5a #06141c #ffd24a',
    '#1c0410 #7a0f3a #e84a6a #ffe0c8 #5a1f38 #1c0610 #ffd86a',
  ],
  space: [
    '#08021c #2a0a6a #a02ac8 #ffc8f0 #4a2a8a #0c0428 #5ae8ff',
    '#020a24 #0a2a8a #2a8ae8 #c8f0ff #2a4a9a #040c30 #ffb84a',
    '#1a0414 #6a0c4a #f04a6a #ffe0c8 #7a2a5a #1c061c #ffd24a',
    '#02161c #0a4a5a #2ad0a8 #e0ffe8 #1f5a6a #04181f #b07aff',
  ],
  clover: [
    '#0a7a4a #4ad88a #e8ffc8 #fffff0 #3aa84a #0c4a20 #ffe84a',
    '#1a8ad8 #7ad8ff #fff6c8 #ffffff #4ab84a #145a24 #ffe04a',
    '#03240f #0f7a34 #9ae04a #f4ffb8 #1a6a2a #052a12 #ffe65a',
    '#3a1a8a #b86ae0 #ffd8b0 #fff4e0 #3a9a5a #0f4a2a #ffe27a',
  ],
  rocket: [
    '#07031c #24107a #8a2ad8 #f0c8ff #4a2a9a #0a0424 #ff5a8a',
    '#02101c #0a3a5a #1a8aa8 #c8ffff #1f5a7a #031420 #3affb0',
    '#14040a #5a0c24 #e03a3a #ffe0b0 #7a1a2a #14040a #ffc02a',
    '#0a4ac0 #3a9af0 #c8f0ff #ffffff #4a8ad0 #0a2a6a #ff4a6a',
    '#0a0a12 #2a2a3a #6a5a4a #ffe8b8 #3a3444 #08080e #ffa01a',
  ],
  roulette: [
    '#10060c #4a0c1c #8a1a2a #ffd8a0 #3a0a14 #0c4a2c #ffc04a',
    '#040c1c #0c2a5a #1f5a9a #c8e8ff #0a1f3a #0a2a5a #5ad8ff',
    '#0a0618 #2e1058 #6a2a9a #f0d0ff #1a0a34 #4a0c24 #ff8ae0',
    '#04100c #0a3a2c #1a7a5a #d8ffe8 #08261c #5a0f1a #ffd86a',
    '#120a04 #4a2a0c #a8682a #ffe8b8 #2a1606 #0c3a2a #ffcf5a',
  ],
  cards: [
    '#04140e #0c5a38 #1f9a62 #f4ffe0 #0a3a24 #0c5a34 #ffd86a',
    '#0a0418 #3a0c5a #7a2aa8 #f4dcff #1c0830 #2a0a4a #ff9af0',
    '#04081c #0c2a78 #2a6ac8 #d8ecff #0a1c4a #0a2470 #8ae8ff',
    '#160406 #6a0c1a #c0283a #ffe0c8 #3a060c #6a0c1c #ffca5a',
    '#0c0a08 #3a2c1c #8a6a3a #fff0d0 #241a10 #14402c #ffd88a',
  ],
  dice: [
    '#140408 #6a0c24 #b82a3a #ffe0b8 #3a0814 #5a0c1c #ffcf5a',
    '#030a20 #0f2a6a #2f6ad0 #d8ecff #0a1c48 #0c246a #7ae0ff',
    '#04120c #0c4a34 #2a9a6a #e8ffe8 #0a3020 #0c4a30 #ffe06a',
    '#10061c #40107a #9a3ac8 #f8dcff #240a40 #340a5a #ffa0f0',
  ],
  'wheel-show': [
    '#1a0440 #6a14a8 #e03ab0 #ffe0f8 #3a0a5a #4a0a6a #ffd24a',
    '#04104a #1a3ac8 #3ab8ff #e0f8ff #0a1c6a #0c2a7a #ff8af0',
    '#4a0410 #c0142a #ff6a3a #fff0c0 #6a0818 #5a0a18 #ffd84a',
    '#023a3a #0a9a8a #7af0b8 #f4ffe8 #06504a #065a54 #ffe24a',
  ],
} as const satisfies Record<string, readonly string[]>

/** Name of a visual family. */
export type ArtFamily = keyof typeof palettes

/** All names, in the order of the record. */
export const artFamilies = Object.keys(palettes) as readonly ArtFamily[]

/** Palette from three sky colours, light, far, near and accent in one text. */
export function palette(colors: string): Palette {
  const [top = '', middle = '', low = '', light = '', far = '', near = '', accent = ''] = colors.split(' ')
  return { sky: [top, middle, low], light, far, near, accent, dark: darken(top, 0.72) }
}

/** One of a family's palettes, turned a little, so that one family covers many hues. */
export function paletteFor(random: Random, family: readonly string[]): Palette {
  const { sky, far, near, dark, ...lights } = palette(random.pick(family))
  const turn = random.range(-14, 14)
  const move = (color: string) => shiftHue(color, turn, 1.18)
  const [top, middle, low] = sky
  return {
    ...lights,
    sky: [move(top), move(middle), move(low)],
    far: move(far),
    near: move(near),
    dark: move(dark),
  }
}

/** The random stream from which a picture takes its palette first. */
export const pictureRandom = (code: string): Random => createRandom(`art:${code}`)
