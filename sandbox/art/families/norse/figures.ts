import { darken, lighten, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { box, evenly, oval, place, pointsOf, poly, ring, sector } from '../../shapes.ts'
import { ball, cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the norse scenes: helmet; drawn round the origin in the hero box. */
export function helmet(stage: Stage): string {
  const { paint, random } = stage
  const horn = 'M44 -34C78 -34 94 -62 84 -100C118 -66 112 -4 52 2Z'
  const bone = paint.linear(['#fffbe8', '#ecd5a4', '#8a6430'], [1, 0, 0, 1])
  const glowTone = random.pick(['#38d6ff', '#ff5a2a', '#8affc0'])
  const beard = evenly('0,12 50,8 58,40 34,78 12,88 0,104')
  const hair = paint.linear(
    random.pick([
      ['#ffca7a', '#c8641c', '#6a2408'],
      ['#f5f7fa', '#a8b4c4', '#4a5668'],
      ['#f2dca0', '#b88a3a', '#5a3a10'],
    ]),
  )
  const strands =
    '<path d="M-34 36Q-26 66 -8 88M-16 34Q-12 64 -2 90M34 36Q26 66 8 88M16 34Q12 64 2 ' +
    '90" fill="none" stroke="#3a1a08" stroke-opacity=".45" stroke-width="3.5"/>'
  const horns =
    cast(paint, horn, bone, 5) +
    '<path d="M86 -58L102 -50M84 -36L100 -26M70 -24L84 -8" stroke="#6a4818" ' +
    'stroke-width="3" stroke-opacity=".7"/>'
  const guard = cast(paint, evenly('0,-26 58,-20 62,6 44,24 16,12 0,34'), metal(paint, 'steel'), 5)
  const slit = (side: number) =>
    `<path d="M${side * 16} 2Q${side * 30} -14 ${side * 46} -2Q${side * 32} 12 ` +
    `${side * 16} 2Z" fill="#0a0a14"/>` +
    glow(paint, side * 31, -2, 15, glowTone, 1) +
    `<circle cx="${side * 31}" cy="-2" r="4" fill="#fff"/>`
  return (
    horns +
    `<g transform="scale(-1 1)">${horns}</g>` +
    cast(paint, beard, hair, 5) +
    strands +
    cast(paint, 'M-60 -12C-62 -74 -30 -92 0 -94C30 -92 62 -74 60 -12Z', metal(paint, 'silver'), 7) +
    guard +
    slit(-1) +
    slit(1) +
    cast(paint, 'M-7 -94H7L10 -16H-10Z', metal(paint, 'gold', false), 3) +
    cast(paint, 'M-64 -26Q0 -44 64 -26L62 -10Q0 -28 -62 -10Z', metal(paint, 'gold', false), 3)
  )
}

/** Figure of the norse scenes: shield; drawn round the origin in the hero box. */
export function shield(stage: Stage): string {
  const { paint, random } = stage
  const [one, two] = random.pick([
    ['#c22a24', '#f0d9a8'],
    ['#1f5ab8', '#dfe8f2'],
    ['#1c7a4a', '#e8c86a'],
    ['#2a2f42', '#c8862a'],
  ] as const)
  const fields = Array.from({ length: 8 }, (_, index) =>
    fill(
      sector(10, 84, index / 8, (index + 1) / 8),
      paint.linear(index % 2 ? [lighten(one, 0.2), one, darken(one, 0.4)] : [two, mix(two, '#7a5a2a', 0.4)]),
    ),
  )
  const rivets = ring(16, 88)
    .map(([x, y]) => oval(x, y, 3.6))
    .join('')
  return (
    cast(paint, oval(0, 0, 97) + oval(0, 0, 80), metal(paint, 'steel'), 0) +
    cast(paint, oval(0, 0, 97), metal(paint, 'steel'), 5) +
    `<g transform="scale(.95)">${fields.join('')}</g><path d="${oval(0, 0, 80)}" fill="${paint.radial(
      [
        ['#fff', 0.22],
        ['#000', 0, 0.5],
        ['#000', 0.5, 1],
      ],
      { cx: 0.4, cy: 0.32, r: 0.75 },
    )}"/>` +
    fill(rivets, '#eef4fa') +
    cast(paint, oval(0, 0, 27), metal(paint, 'gold'), 4) +
    cast(paint, oval(0, 0, 15), ball(paint, '#e0a020', '#fffbe0'), 2, 3)
  )
}

/** Figure of the norse scenes: axe; drawn round the origin in the hero box. */
export function axe({ paint }: Stage): string {
  const blade = 'M10 -72C34 -66 52 -82 66 -96C88 -58 88 -22 66 6C52 -8 34 -22 10 -18Z'
  return (
    cord('M-4 -88L-4 96', 13, '#7a4a1e', '#e8b070') +
    cord('M-4 60L-4 92', 15, '#3a2010', '#b88a5a') +
    cast(paint, blade, metal(paint, 'silver'), 5) +
    cast(paint, box(-18, -78, 30, 66, 6), metal(paint, 'bronze', false), 4) +
    '<path d="M28 -58Q44 -48 28 -34M42 -66Q62 -46 42 -24" stroke="#2a5a8a" stroke-width="4" fill="none"/>'
  )
}

/** Figure of the norse scenes: armoury; drawn round the origin in the hero box. */
export function armoury(stage: Stage): string {
  return (
    place(axe(stage), -30, 0, 1, 38) +
    place(axe(stage), 30, 0, 1, -38, true) +
    place(shield(stage), 0, 10, 0.72)
  )
}

/** Figure of the norse scenes: hammer; drawn round the origin in the hero box. */
export function hammer(stage: Stage): string {
  const { paint } = stage
  const head = poly(pointsOf('-78,-84 -64,-92 64,-92 78,-84 84,-36 70,-20 -70,-20 -84,-36'))
  const rune =
    '<path d="M-30 -74V-38M-30 -70L-14 -58L-30 -50M12 -74L30 -38M30 -74L12 -38" ' +
    'stroke="#8af2ff" stroke-width="6" fill="none" stroke-linecap="round"/>'
  return (
    glow(paint, 0, -56, 130, '#48c8ff', 0.7) +
    cord('M0 -30L0 90', 20, '#6a3c1c', '#d8a06a') +
    '<path d="M-11 2L11 14M-11 22L11 34M-11 42L11 54M-11 62L11 74" stroke="#2a1408" stroke-width="5"/>' +
    cast(paint, oval(0, 92, 13), metal(paint, 'gold')) +
    cast(paint, head, metal(paint, 'silver'), 8) +
    cast(paint, poly(pointsOf('-16,-94 16,-94 16,-18 -16,-18')), metal(paint, 'gold', false), 3) +
    rune
  )
}
