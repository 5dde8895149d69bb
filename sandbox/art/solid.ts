import { darken } from './color.ts'
import type { Paint, Stop } from './paint.ts'

/** Fill and edge treatment of a body. */
type SolidLook = {
  fill: string
  outline?: string
  outlineWidth?: number
  bevel?: number
  rim?: string
  rimOpacity?: number
  shade?: number
}

/** Outline colour of every body, a warm near-black. */
export const ink = '#160a12'

const metals = {
  gold: ['#fff7cf', '#ffdf6b', '#e79a1c', '#9a5206', '#f3b93a', '#ffe99a'],
  silver: ['#ffffff', '#d6e2ee', '#8fa3b8', '#4b5c72', '#a9bccd', '#eef6fc'],
  copper: ['#ffe6cf', '#f9a86b', '#c8622a', '#6d2a10', '#dd8048', '#ffc79b'],
  steel: ['#d9e4ec', '#8b9db0', '#4d5c70', '#232c3a', '#596a80', '#a3b4c4'],
  jade: ['#e2fff0', '#6fe0b0', '#1f9c76', '#0a4a41', '#2fae86', '#a2f3cf'],
  rose: ['#ffe9ee', '#ff9db0', '#d94a6a', '#741835', '#ea6c88', '#ffc1cd'],
  bronze: ['#ffefc0', '#cfa45a', '#8b6325', '#45290c', '#a17a38', '#dcb872'],
} as const

/** Name of a metal. */
export type Metal = keyof typeof metals
/** All metals, to pick from. */
export const metalNames = Object.keys(metals) as Metal[]

/** Banded metal fill: light edge, body, dark core, reflected light. */
export function metal(paint: Paint, name: Metal, diagonal = true): string {
  const [top, light, body, core, bounce, edge] = metals[name]
  const stops: Stop[] = [
    [top, 1, 0],
    [light, 1, 0.18],
    [body, 1, 0.48],
    [core, 1, 0.62],
    [bounce, 1, 0.82],
    [edge, 1, 1],
  ]
  return paint.linear(stops, diagonal ? [0.15, 0, 0.75, 1] : [0, 0, 0, 1])
}

/** Rounded-body fill: light from the upper left, dark at the lower right, a little bounce at the rim. */
export function ball(paint: Paint, color: string, light = '#ffffff'): string {
  const stops: Stop[] = [
    [light, 1, 0],
    [color, 1, 0.32],
    [darken(color, 0.42), 1, 0.8],
    [darken(color, 0.22), 1, 1],
  ]
  return paint.radial(stops, { cx: 0.42, cy: 0.38, r: 0.68, fx: 0.32, fy: 0.26 })
}

/** Draws a path as a body: dark outline, fill, inner shade below right, rim light above left. */
export function solid(paint: Paint, d: string, look: SolidLook): string {
  const {
    fill,
    outline = ink,
    outlineWidth = 6,
    bevel = 5,
    rim = '#fff',
    rimOpacity = 0.6,
    shade = 0.4,
  } = look
  const edge =
    outlineWidth > 0
      ? `<path d="${d}" fill="${outline}" stroke="${outline}" stroke-width="${outlineWidth}` +
        `" stroke-linejoin="round"/>`
      : ''
  const body = `<path d="${d}" fill="${fill}"/>`
  if (bevel === 0) return edge + body
  const stroke = (color: string, opacity: number, width: number, shift: number) =>
    `<path d="${d}" transform="translate(${shift} ${shift})" fill="none" stroke="${color}" stroke-opacity="${
      opacity
    }" stroke-width="${width}" stroke-linejoin="round"/>`
  const inner =
    stroke('#0a0312', shade, bevel * 2.2, -bevel * 0.75) + stroke(rim, rimOpacity, bevel * 0.7, bevel * 0.35)
  return `${edge}${body}<g clip-path="${paint.clip(d)}">${inner}</g>`
}

/** The usual body: `solid` with its three common choices in order. */
export function cast(paint: Paint, d: string, fill: string, bevel = 5, outlineWidth = 6): string {
  return solid(paint, d, { fill, bevel, outlineWidth })
}

/** Curved white reflection on a body. */
export function gloss(paint: Paint, d: string, opacity = 0.7): string {
  return `<path d="${d}" fill="${paint.linear([
    ['#fff', opacity],
    ['#fff', 0],
  ])}"/>`
}

/** Stroke drawn as a rounded body: dark edge, colour, light thread. */
export function cord(d: string, width: number, color: string, light = '#fff'): string {
  const line = (tone: string, size: number, extra = '') =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${size}"` +
    ` stroke-linecap="round" stroke-linejoin="round"${extra}/>`
  return (
    line(ink, width + 5) +
    line(color, width) +
    line(
      light,
      width * 0.28,
      ` stroke-opacity=".55" transform="translate(${-width * 0.16} ${-width * 0.16})"`,
    )
  )
}
