/** Place in drawing units. */
export type Point = readonly [x: number, y: number]

/** Short decimal text for path data. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Points from a compact list such as '0,-52 30,-66'. */
export function pointsOf(list: string): Point[] {
  return list.split(' ').map((pair) => {
    const [x, y] = pair.split(',')
    return [Number(x), Number(y)]
  })
}

/** Straight-edged path through points. */
export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Smooth curve through points (Catmull-Rom as cubics). */
export function smooth(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] as Point
  }
  const pull = tension / 6
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const c1 = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull]
    const c2 = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull]
    d += `C${[...c1, ...c2, ...to].map((part) => num(part ?? 0)).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** Right half (top to bottom) completed by its mirror image; points on the axis are not doubled. */
export function mirrored(half: readonly Point[]): Point[] {
  const left = half.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y])
  return [...half, ...left.reverse()]
}

/** Smooth mirror-symmetric outline from the points of its right half. */
export function evenly(half: string): string {
  return smooth(mirrored(pointsOf(half)))
}

/** Symmetric four-sided shape by the half widths of its foot and its head. */
export function trapezoid(x: number, foot: number, footHalf: number, head: number, headHalf: number): string {
  return poly([
    [x - footHalf, foot],
    [x - headHalf, head],
    [x + headHalf, head],
    [x + footHalf, foot],
  ])
}

/** Circle or ellipse as path data. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return (
    `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 0 ${num(rx * 2)} 0a` +
    `${num(rx)} ${num(ry)} 0 1 0 ${num(-rx * 2)} 0Z`
  )
}

/** Rounded rectangle as path data. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [w, h] = [num(width - 2 * r), num(height - 2 * r)]
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${num(dx)} ${num(dy)}`
  return `M${num(x + r)} ${num(y)}h${w}${arc(r, r)}v${h}${arc(-r, r)}h-${w}${arc(-r, -r)}v-${h}${arc(r, -r)}Z`
}

/** Regular points on a circle, first one on top. */
export function ring(count: number, radius: number, cx = 0, cy = 0, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + turn) / count) * Math.PI * 2 - Math.PI / 2
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
}

/** Star outline with any number of tips. */
export function star(tips: number, outer: number, inner: number, cx = 0, cy = 0): Point[] {
  const far = ring(tips, outer, cx, cy)
  const near = ring(tips, inner, cx, cy, 0.5)
  return far.flatMap((point, index) => [point, near[index] as Point])
}

/** Annular sector between two radii; angles in turns from the top, clockwise. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, turn: number) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2
    return `${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius)}`
  }
  const large = to - from > 0.5 ? 1 : 0
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L` +
    `${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`
  )
}

/** Moves, turns and scales markup. */
export function place(markup: string, x: number, y: number, scale = 1, turn = 0, flip = false): string {
  const mirror = flip ? `scale(${num(-scale)} ${num(scale)})` : scale === 1 ? '' : `scale(${num(scale)})`
  const rotate = turn === 0 ? '' : `rotate(${num(turn)})`
  return `<g transform="translate(${num(x)} ${num(y)})${rotate}${mirror}">${markup}</g>`
}
