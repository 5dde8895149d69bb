import { linearChannels } from './contrast.ts'

/** A colour in each theme. */
export type Pair = { light: string; dark: string }

/** Surfaces that take the tint, untinted: the roles `surface.canvas` and `surface.1`. */
export const tintedSurfaces = {
  page: { light: '#f9f6f1', dark: '#081011' },
  header: { light: '#fefdfb', dark: '#0e1818' },
} as const satisfies Record<string, Pair>

export type TintedSurface = keyof typeof tintedSurfaces

/** Share of the tint in a surface. */
const SHARE = 0.06

type Lab = { lightness: number; a: number; b: number }

/** Red, green and blue in linear light to OKLab (Björn Ottosson, 2020). */
function labOf(hex: string): Lab {
  const [red, green, blue] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

const encoded = (part: number) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)

function hexOf({ lightness, a, b }: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const digits = channels.map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, encoded(part))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** `surface` with the hue and chroma of `tint`, in part; it keeps its lightness, and so the contrast of its texts. */
function mixed(surface: string, tint: string): string {
  const from = labOf(surface)
  const to = labOf(tint)
  const at = (start: number, end: number) => start + (end - start) * SHARE
  return hexOf({ lightness: from.lightness, a: at(from.a, to.a), b: at(from.b, to.b) })
}

/** Number of hues of tiles; the kit's tiles have a colour for each. */
const HUES = 12

/** Chroma below which a colour looks grey. */
const GREY = 0.02

/** The hue of a picture in twelfths of a turn (OKLCH); `undefined` for a grey one. */
export function hueOf(color: string): number | undefined {
  const { a, b } = labOf(color)
  if (Math.hypot(a, b) < GREY) return undefined
  return (Math.round((Math.atan2(b, a) / (2 * Math.PI)) * HUES) + HUES) % HUES
}

/** A surface tinted by the colour of a picture, an opaque `#` colour. */
export function tinted(surface: TintedSurface, tint: string): Pair {
  const { light, dark } = tintedSurfaces[surface]
  return { light: mixed(light, tint), dark: mixed(dark, tint) }
}
