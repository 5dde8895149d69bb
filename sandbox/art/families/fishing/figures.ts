import { darken, lighten, mix } from '../../color.ts'
import { oval, place, pointsOf, poly, smooth } from '../../shapes.ts'
import { ball, cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'

/** Figure of the fishing scenes: bass; drawn round the origin in the hero box. */
export function bass(stage: Stage): string {
  const { paint, random } = stage
  const [tone, belly] = random.pick([
    ['#4a8a2a', '#fff6d0'],
    ['#2a7ab0', '#f0faff'],
    ['#d8882a', '#fff3d0'],
    ['#8a5ab0', '#ffe8f8'],
    ['#c8382a', '#ffe8d8'],
  ] as const)
  const body =
    'M-62 16C-44 -34 16 -56 66 -30C86 -20 96 -8 98 2L82 12L96 22C84 40 60 52 24 54C-12 54 -44 44 -62 16Z'
  const fin = (d: string) => cast(paint, d, paint.linear([lighten(tone, 0.35), tone, darken(tone, 0.4)]), 3)
  const scales = [-30, -12, 6, 24]
    .map((x, column) => [-14, 2, 18].map((y) => `M${x} ${y + (column % 2) * 8 - 6}q10 6 0 13`).join(''))
    .join('')
  return place(
    fin('M-50 16C-70 -20 -88 -36 -106 -34C-92 -10 -94 8 -100 20C-88 28 -82 44 -84 66C-70 58 -58 40 -50 16Z') +
      fin('M-30 -22C-24 -66 26 -80 46 -62C38 -54 36 -48 38 -42Z') +
      fin('M-10 46C-14 70 4 84 20 80C14 68 18 58 24 52Z') +
      cast(
        paint,
        body,
        paint.linear([lighten(tone, 0.25), tone, mix(tone, belly, 0.6), belly], [0.45, 0, 0.5, 1]),
        7,
      ) +
      `<path d="${scales}" fill="none" stroke="${darken(tone, 0.5)}" stroke-width="3"` +
      ` stroke-opacity=".5"/><path d="M42 -36Q30 6 44 46" fill="none" stroke="` +
      `${darken(tone, 0.5)}" stroke-width="4" stroke-opacity=".7"/>` +
      fin('M30 8C10 4 -8 16 -16 30C4 36 22 30 34 20Z') +
      '<circle cx="64" cy="-10" r="14" fill="#fff8d8" stroke="#160a12" stroke-width="3"/>' +
      '<circle cx="67" cy="-10" r="8" fill="#140a0a"/>' +
      '<circle cx="64" cy="-14" r="3" fill="#fff"/>' +
      '<path d="M84 12Q70 14 62 24" stroke="#2a0c0c" stroke-width="4" fill="none"/>',
    0,
    4,
    1.02,
    -24,
  )
}

/** Figure of the fishing scenes: hook; drawn round the origin in the hero box. */
export function hook(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#e0202a', '#f28a14', '#2a8ae0'])
  return (
    cord('M0 -108V-62', 3, '#e8f0f4') +
    cord('M0 -20V40C0 84 -58 84 -54 36', 9, '#b0bcc8') +
    cast(paint, poly(pointsOf('-66,46 -52,16 -40,40')), metal(paint, 'silver'), 2) +
    cast(
      paint,
      smooth(pointsOf('0,-66 30,-40 34,-8 16,22 0,30 -16,22 -34,-8 -30,-40')),
      ball(paint, tone),
      6,
    ) +
    cast(
      paint,
      'M-35 -12Q0 2 35 -12C34 12 18 24 0 30C-18 24 -34 12 -35 -12Z',
      paint.linear(['#ffffff', '#c8d4dc']),
      4,
      3,
    )
  )
}

/** Figure of the fishing scenes: angler; drawn round the origin in the hero box. */
export function angler(stage: Stage): string {
  const { paint, random } = stage
  const coat = random.pick(['#f2b01a', '#2a8a4a', '#d84a2a', '#2a6ac8'])
  const beard = random.pick(['#f0ece0', '#b8642a', '#5a3a24'])
  const cloth = paint.linear([lighten(coat, 0.3), coat, darken(coat, 0.45)])
  const eye = (side: number) =>
    `<ellipse cx="${side * 17}" cy="-16" rx="9" ry="10" fill="#fff"/><circle cx="` +
    `${side * 16}" cy="-15" r="5" fill="#2a1a14"/><path d="M${side * 8} -30Q` +
    `${side * 20} -40 ${side * 30} -28" stroke="${darken(beard, 0.25)}"` +
    ` stroke-width="6" fill="none" stroke-linecap="round"/>`
  return (
    cord('M62 104L96 -96', 7, '#7a4a1e', '#ffd0a0') +
    cast(paint, 'M-84 110C-82 62 -50 48 0 48C50 48 82 62 84 110Z', cloth, 6) +
    cast(
      paint,
      smooth(pointsOf('0,-52 42,-40 46,6 0,44 -46,6 -42,-40')),
      paint.linear(['#ffd8b0', '#e8a070', '#b86a40'], [0, 0, 0.8, 1]),
      4,
    ) +
    cast(
      paint,
      smooth(pointsOf('0,6 28,0 48,-14 52,26 26,62 0,70 -26,62 -52,26 -48,-14 -28,0')),
      paint.linear(['#fff', beard, darken(beard, 0.4)], [0.2, 0, 0.6, 1]),
      5,
    ) +
    '<path d="M-18 20Q0 36 18 20Q8 42 0 42Q-8 42 -18 20Z" fill="#7a1420"/>' +
    eye(-1) +
    eye(1) +
    cast(paint, oval(0, 0, 13, 11), ball(paint, '#f09a7a', '#ffe4d0'), 2, 3) +
    cast(paint, 'M-48 -46C-46 -100 46 -100 48 -46Z', cloth, 6) +
    cast(paint, 'M-76 -34C-56 -58 56 -58 76 -34C60 -30 40 -38 0 -38C-40 -38 -60 -30 -76 -34Z', cloth, 4) +
    place(hook(stage), 30, -66, 0.2, 20)
  )
}

/** Figure of the fishing scenes: bobber; drawn round the origin in the hero box. */
export function bobber({ paint }: Stage): string {
  return (
    cord('M0 -50V-30', 5, '#3a2a1a') +
    cast(paint, oval(0, 4, 32), ball(paint, '#e0202a'), 4) +
    cast(paint, 'M-32 4Q0 16 32 4A32 32 0 0 1 -32 4Z', paint.linear(['#fff', '#b8c4d0']), 3, 3)
  )
}

/** Figure of the fishing scenes: boat; drawn round the origin in the hero box. */
export function boat(stage: Stage): string {
  const { paint, random } = stage
  const tone = random.pick(['#c8382a', '#1f6ab0', '#2a8a5a'])
  return (
    cord('M40 -6L96 -96', 6, '#7a4a1e', '#ffd0a0') +
    cast(paint, 'M-30 10V-34Q-30 -48 -16 -48H20L40 10Z', paint.linear(['#fffaf0', '#c8c0b0']), 4) +
    cast(paint, 'M-16 -34H8L16 -10H-16Z', paint.linear(['#8ae0ff', '#2a6a9a']), 2, 4) +
    cast(
      paint,
      'M-102 6C-60 16 60 16 108 -8C100 40 70 62 40 64H-60C-84 56 -98 36 -102 6Z',
      paint.linear([lighten(tone, 0.3), tone, darken(tone, 0.5)]),
      6,
    ) +
    '<path d="M-97 24Q0 40 101 16" stroke="#fff" stroke-width="7" fill="none"/>'
  )
}
