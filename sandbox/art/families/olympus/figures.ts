import { darken, lighten } from '../../color.ts'
import { glow } from '../../light.ts'
import { box, evenly, mirrored, place, pointsOf, poly } from '../../shapes.ts'
import { cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

const boltPath = 'M18 -100L-52 14H-10L-30 100L56 -26H10L42 -100Z'

/** Figure of the olympus scenes: thunderer; drawn round the origin in the hero box. */
export function thunderer(stage: Stage): string {
  const { paint, random } = stage
  const hairTone = random.pick(['#f4f6fb', '#e8d8b0', '#b8c4d8'])
  const hair = (d: string) => cast(paint, d, paint.linear(['#ffffff', hairTone, darken(hairTone, 0.45)]), 5)
  const skin = paint.linear(['#ffe0c0', '#e8aa7a', '#9a5a38'], [0, 0, 0.9, 1])
  const glowTone = random.pick(['#5ad8ff', '#ffe04a', '#c88aff'])
  const eye = (side: number) =>
    glow(paint, side * 20, -22, 20, glowTone, 1) +
    `<path d="M${side * 7} -20Q${side * 20} -32 ${side * 34} -22Q${side * 20} -14 ` +
    `${side * 7} -20Z" fill="#f4ffff"/><path d="M${side * 4} -30Q${side * 22} -48 ` +
    `${side * 40} -34" stroke="${darken(hairTone, 0.2)}" stroke-width="9" fill="none"` +
    ` stroke-linecap="round"/>`
  const curls =
    '<path d="M-46 20Q-40 60 -14 92M-28 32Q-20 66 -4 94M46 20Q40 60 14 92M28 32Q20 66 ' +
    '4 94M0 46V96" fill="none" stroke="#5a6a8a" stroke-width="4" stroke-opacity=".4"/>'
  const laurel = Array.from({ length: 7 }, (_, index) =>
    [-1, 1]
      .map((side) =>
        place(
          cast(paint, 'M0 0C6 -14 22 -18 30 -10C24 2 10 6 0 0Z', metal(paint, 'gold'), 1.5, 3),
          side * (58 - index * 8),
          -38 - index * 6.5,
          0.9,
          side > 0 ? -60 - index * 6 : -120 + index * 6,
        ),
      )
      .join(''),
  ).join('')
  return (
    hair(evenly('0,-84 36,-88 64,-66 82,-30 78,14 92,50 66,64 40,60')) +
    cast(paint, evenly('0,-62 36,-54 48,-20 42,16 0,50'), skin, 5) +
    hair(evenly('0,24 22,14 52,2 62,40 48,80 20,98 0,110')) +
    curls +
    hair('M-38 20Q-18 6 0 14Q18 6 38 20Q20 36 0 26Q-20 36 -38 20Z') +
    '<path d="M-9 -14Q-8 6 -12 10Q0 18 12 10Q8 6 9 -14" fill="#c88a5a" fill-opacity=".6"/>' +
    eye(-1) +
    eye(1) +
    laurel
  )
}

/** Figure of the olympus scenes: bolt; drawn round the origin in the hero box. */
export function bolt({ paint }: Stage): string {
  const leaf = (side: number, index: number) =>
    place(
      cast(paint, 'M0 0C10 -18 30 -20 40 -8C30 8 12 10 0 0Z', metal(paint, 'gold'), 2, 4),
      side * (44 + Math.sin((index + 0.6) * 0.75) * 44),
      84 - index * 34,
      0.95,
      side > 0 ? -28 - index * 20 : -152 + index * 20,
    )
  return (
    glow(paint, 0, 0, 130, '#5ac8ff', 0.8) +
    [0, 1, 2, 3, 4].map((index) => leaf(-1, index) + leaf(1, index)).join('') +
    cast(paint, boltPath, paint.linear(['#ffffff', '#fff3a0', '#ffc21f', '#ff8a0a']), 7, 9)
  )
}

/** Figure of the olympus scenes: helmet; drawn round the origin in the hero box. */
export function helmet(stage: Stage): string {
  const { paint, random } = stage
  const crest = random.pick(['#d01a2a', '#1a5ad0', '#f0f0f4', '#7a1ab0'])
  const brush = Array.from({ length: 15 }, (_, index) => {
    const angle = ((index - 7) / 7) * 1.25
    return cast(
      paint,
      poly([
        [Math.sin(angle) * 58 - 7, -Math.cos(angle) * 58 - 4],
        [Math.sin(angle) * 104 - 8, -Math.cos(angle) * 104],
        [Math.sin(angle) * 104 + 8, -Math.cos(angle) * 104],
        [Math.sin(angle) * 58 + 7, -Math.cos(angle) * 58 - 4],
      ]),
      paint.linear([lighten(crest, 0.4), crest, darken(crest, 0.4)]),
      2,
      4,
    )
  }).join('')
  const shell = evenly('0,-74 40,-66 64,-34 66,20 58,84 30,100 20,60').replace(/Z$/, 'Z')
  const openings = 'M12 -14Q38 -26 52 -6Q40 12 16 6Z'
  const mouth = poly(mirrored(pointsOf('0,22 9,24 12,104 0,104')))
  return (
    brush +
    cast(paint, shell, metal(paint, random.pick(['gold', 'bronze', 'silver'])), 8) +
    fill(mouth, '#12060a') +
    `<g fill="#12060a"><path d="${openings}"/><path d="${openings}" transform="scale(-1 1)"/></g>` +
    glow(paint, 32, -6, 14, '#ffb03a', 1) +
    glow(paint, -32, -6, 14, '#ffb03a', 1) +
    cast(paint, 'M-8 -74H8L6 20L0 34L-6 20Z', metal(paint, 'gold', false), 3, 4) +
    '<path d="M12 -26Q40 -44 58 -18M-12 -26Q-40 -44 -58 -18" fill="none" stroke="#fff3c0" stroke-width="4"/>'
  )
}

/** Figure of the olympus scenes: temple; drawn round the origin in the hero box. */
export function temple(stage: Stage): string {
  const { paint } = stage
  const marble = paint.linear(['#ffffff', '#f0eef8', '#b0b4d0'])
  return (
    cast(paint, 'M-96 74H96V92H-96ZM-88 58H88V74H-88Z', marble, 2) +
    fill(box(-74, -26, 148, 84), '#3a2a5a', 0.8) +
    glow(paint, 0, 20, 60, '#ffd24a', 0.9) +
    [-66, -33, 0, 33, 66]
      .map((x) =>
        cast(
          paint,
          box(x - 10, -24, 20, 84, 2),
          paint.linear(['#a8acc8', '#ffffff', '#e8e8f4', '#8a8eb0'], [0, 0, 1, 0]),
          1,
          3,
        ),
      )
      .join('') +
    cast(paint, 'M-92 -44H92V-24H-92Z', marble, 2) +
    cast(paint, 'M0 -98L98 -44H-98Z', marble, 5) +
    fill('M0 -84L68 -50H-68Z', '#c8b8e0') +
    place(cast(paint, boltPath, metal(paint, 'gold'), 4, 10), 0, -64, 0.17)
  )
}

/** Figure of the olympus scenes: amphora; drawn round the origin in the hero box. */
export function amphora({ paint }: Stage): string {
  const body = evenly('0,-46 16,-46 13,-28 32,-8 28,20 12,44 16,50 0,50')
  return (
    cord('M-14 -36C-40 -38 -40 -16 -26 -6M14 -36C40 -38 40 -16 26 -6', 6, '#d8742a', '#ffd0a0') +
    cast(paint, body, paint.linear(['#ffb070', '#d8642a', '#6a2408'], [0, 0, 1, 0.2]), 4) +
    '<path d="M-30 -6H30M-30 8L-20 0L-10 8L0 0L10 8L20 0L30 8M-28 16H28" ' +
    'stroke="#2a0c06" stroke-width="4" fill="none"/>'
  )
}
