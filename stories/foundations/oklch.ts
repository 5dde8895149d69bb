// Colours in OKLCH, whose lightness is the one that people see: https://bottosson.github.io/posts/oklab/
import { linearChannels } from '#app/domain/contrast.ts'

/** A colour as lightness (0 to 1), chroma (0 is grey) and hue (degrees). */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = [number, number, number]

const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** Red, green and blue from 0 to 1; beyond them if sRGB does not have the colour. */
function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Less than half a step of eight bits. */
const ROUNDING = 0.0005

/** Whether sRGB has the colour. */
export const isInSrgb = (color: Oklch): boolean =>
  linearOf(color).every((part) => part >= -ROUNDING && part <= 1 + ROUNDING)

/** The nearest colour of sRGB with the same lightness and hue. */
export function inSrgb(color: Oklch): Oklch {
  if (isInSrgb(color)) return color
  let [inside, outside] = [0, color.chroma]
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2
    if (isInSrgb({ ...color, chroma: middle })) inside = middle
    else outside = middle
  }
  return { ...color, chroma: inside }
}

/** A colour as `#rrggbb`; one beyond sRGB loses chroma. */
export function hexOf(color: Oklch): string {
  const bytes = linearOf(inSrgb(color)).map((part) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255),
  )
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Greys have no hue; what rounding leaves of one is not a hue. */
const GREY = 0.0005

/** The colour `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = round(0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short, 4)
  const chroma = Math.hypot(a, b)
  if (chroma < GREY) return { lightness, chroma: 0, hue: 0 }
  return {
    lightness,
    chroma: round(chroma, 4),
    hue: round(((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, 2),
  }
}

/** As CSS and the text field write it. */
export const oklchText = ({ lightness, chroma, hue }: Oklch): string => `oklch(${lightness} ${chroma} ${hue})`

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i

function oklchIn(text: string): Oklch | undefined {
  const [, lightness, percent, chroma, hue] = OKLCH.exec(text) ?? []
  const color = {
    lightness: Number(lightness) / (percent ? 100 : 1),
    chroma: Number(chroma),
    hue: Number(hue) % 360,
  }
  const isColor = Object.values(color).every(Number.isFinite) && color.lightness <= 1
  return isColor ? color : undefined
}

/** The colour that a person typed: `#rgb`, `#rrggbb` or `oklch(0.7 0.12 60)`; `undefined` if it is none of them. */
export function colorIn(typed: string): Oklch | undefined {
  const text = typed.trim()
  if (!HEX.test(text)) return oklchIn(text)
  const digits = text.slice(1).toLowerCase()
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return oklchOf(`#${full}`)
}
