import type { Paint } from './paint.ts'
import type { Random } from './random.ts'
import { num, oval, poly, star } from './shapes.ts'

/** Soft round light. */
export function glow(
  paint: Paint,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 0.8,
): string {
  const fill = paint.radial([
    [color, opacity, 0],
    [color, opacity * 0.45, 0.4],
    [color, 0, 1],
  ])
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"/>`
}

/** Wedges of light that leave a point; the fade follows the distance. */
export function rays(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  radius: number,
  color: string,
  opacity = 0.35,
  count = 14,
): string {
  const turn = random.next() * Math.PI
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index / count) * Math.PI * 2
    const half = (Math.PI / count) * random.range(0.28, 0.62)
    const far = (offset: number) =>
      `${num(x + Math.cos(angle + offset) * radius)} ${num(y + Math.sin(angle + offset) * radius)}`
    d += `M${num(x)} ${num(y)}L${far(-half)}L${far(half)}Z`
  }
  return `<path d="${d}" fill="${paint.radial([
    [color, opacity, 0],
    [color, opacity * 0.6, 0.45],
    [color, 0, 1],
  ])}"/>`
}

/** Slanted shafts from above, as under water, in a hall or on a stage. */
export function shafts(
  paint: Paint,
  random: Random,
  width: number,
  height: number,
  color: string,
  opacity = 0.3,
): string {
  const fill = paint.linear([
    [color, opacity],
    [color, 0],
  ])
  const count = 4 + random.int(3)
  const lean = random.range(-0.35, 0.35) * height
  const parts = Array.from({ length: count }, (_, index) => {
    const x = ((index + random.range(0.1, 0.9)) / count) * width
    const size = random.range(0.04, 0.12) * width
    return poly([
      [x, -5],
      [x + size, -5],
      [x + size * 2.2 + lean, height],
      [x - size + lean, height],
    ])
  })
  return `<path d="${parts.join('')}" fill="${fill}"/>`
}

/** Out-of-focus discs of light. */
export function bokeh(
  paint: Paint,
  random: Random,
  width: number,
  height: number,
  color: string,
  count = 14,
  opacity = 0.3,
): string {
  const fill = paint.radial([
    [color, opacity * 0.55, 0],
    [color, opacity * 0.7, 0.8],
    [color, opacity, 0.93],
    [color, 0, 1],
  ])
  return Array.from({ length: count }, () => {
    const radius = random.range(0.012, 0.055) * Math.min(width, height)
    return (
      `<circle cx="${num(random.next() * width)}" cy="${num(random.next() * height)}" r="` +
      `${num(radius)}" fill="${fill}"/>`
    )
  }).join('')
}

/** Four-point sparkle. */
export function sparkle(paint: Paint, x: number, y: number, radius: number, color = '#fff'): string {
  const tips = poly(star(4, radius, radius * 0.1, x, y))
  return `${glow(paint, x, y, radius * 0.75, color, 0.75)}<path d="${tips}" fill="#fff"/>`
}

/** Sparkles spread over a ring around a centre. */
export function sparkles(
  paint: Paint,
  random: Random,
  x: number,
  y: number,
  spread: number,
  color: string,
  count = 7,
): string {
  return Array.from({ length: count }, () => {
    const angle = random.next() * Math.PI * 2
    const distance = spread * random.range(0.55, 1.1)
    const size = spread * random.range(0.05, 0.15)
    return sparkle(paint, x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.9, size, color)
  }).join('')
}

/** Small dots: embers, dust, snow, stars. */
export function specks(
  random: Random,
  width: number,
  height: number,
  color: string,
  count = 40,
  size = 2,
  opacity = 0.8,
): string {
  const dots = Array.from({ length: count }, () =>
    oval(random.next() * width, random.next() * height, random.range(0.35, 1) * size),
  )
  return `<path d="${dots.join('')}" fill="${color}" fill-opacity="${opacity}"/>`
}

/** Dark corners and a floor of shade where the lettering stands. */
export function vignette(paint: Paint, width: number, height: number, color: string, floor = 0.75): string {
  const corners = paint.radial(
    [
      [color, 0, 0.55],
      [color, 0.28, 0.8],
      [color, 0.8, 1],
    ],
    { cy: 0.45, r: 0.75 },
  )
  const bottom = paint.linear([
    [color, 0, 0.5],
    [color, floor * 0.75, 0.78],
    [color, floor, 1],
  ])
  const area = `width="${width}" height="${height}"`
  return `<rect ${area} fill="${corners}"/><rect ${area} fill="${bottom}"/>`
}
