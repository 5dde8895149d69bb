import { darken, lighten } from '../../color.ts'
import { evenly, num, oval, place, pointsOf, poly, ring, star } from '../../shapes.ts'
import { ball, cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

/** Figure of the west scenes: badge; drawn round the origin in the hero box. */
export function badge(stage: Stage): string {
  const { paint } = stage
  const outline = star(stage.random.pick([5, 6, 7]), 86, 46)
  const tips = outline
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => cast(paint, oval(x * 1.04, y * 1.04, 11), ball(paint, '#ffd24a', '#fffbe0'), 2, 4))
    .join('')
  return (
    cast(paint, poly(outline), metal(paint, 'gold'), 7, 9) +
    tips +
    cast(paint, oval(0, 0, 38), metal(paint, 'bronze'), 4, 3) +
    cast(paint, oval(0, 0, 30), metal(paint, 'gold'), 3, 2) +
    cast(paint, poly(star(5, 22, 9)), '#8a2a10', 2, 2)
  )
}

function hat(stage: Stage, tone: string, y: number): string {
  const brown = stage.paint.linear([lighten(tone, 0.35), tone, darken(tone, 0.5)])
  const crown =
    `M-48 ${y}C-52 ${y - 46} -40 ${y - 66} -22 ${y - 64}C-10 ${y - 62} -6 ${y - 56} 0 ` +
    `${y - 56}C6 ${y - 56} 10 ${y - 62} 22 ${y - 64}C40 ${y - 66} 52 ${y - 46} 48 ${y}Z`
  const brim =
    `M-104 ${y - 16}C-74 ${y + 2} -40 ${y + 6} 0 ${y + 6}C40 ${y + 6} 74 ${y + 2} 104 ` +
    `${y - 16}C90 ${y + 18} 44 ${y + 26} 0 ${y + 26}C-44 ${y + 26} -90 ${y + 18} -104 ` +
    `${y - 16}Z`
  return (
    cast(stage.paint, crown, brown, 6) +
    cast(
      stage.paint,
      `M-49 ${y - 14}Q0 ${y - 4} 49 ${y - 14}V${y + 2}Q0 ${y + 14} -49 ${y + 2}Z`,
      stage.paint.linear(['#c8242a', '#5a0a10']),
      2,
      3,
    ) +
    cast(stage.paint, brim, brown, 5)
  )
}

/** Figure of the west scenes: bandit; drawn round the origin in the hero box. */
export function bandit(stage: Stage): string {
  const { paint, random } = stage
  const cloth = random.pick(['#c8202a', '#1f5ab0', '#1f7a3a'])
  const skin = paint.linear(['#f2c29a', '#d8905a', '#8a4a28'], [0, 0, 1, 0.4])
  const eye = (side: number) =>
    `<path d="M${side * 8} 0Q${side * 22} -12 ${side * 36} -2Q${side * 22} 8 ` +
    `${side * 8} 0Z" fill="#fff8e8"/><circle cx="${side * 21}" cy="-1" r="5.5"` +
    ` fill="#2a1408"/><path d="M${side * 6} -8L${side * 40} -14" stroke="#2a1408"` +
    ` stroke-width="7" stroke-linecap="round"/>`
  const dots = pointsOf('-26,40 0,50 26,40 -14,66 14,66 0,84 -36,58 36,58')
    .map(([x = 0, y = 0]) => oval(x, y, 4.4))
    .join('')
  return (
    cast(paint, evenly('0,60 50,62 86,96 60,110 0,112'), paint.linear(['#8a5a34', '#3a2010']), 5) +
    cast(paint, evenly('0,-40 44,-34 50,6 42,40 0,70'), skin, 5) +
    eye(-1) +
    eye(1) +
    cast(
      paint,
      'M-52 12Q0 26 52 12C54 40 40 62 0 100C-40 62 -54 40 -52 12Z',
      paint.linear([lighten(cloth, 0.3), cloth, darken(cloth, 0.5)]),
      6,
    ) +
    fill(dots, '#fff3dc', 0.9) +
    hat(stage, random.pick(['#7a4a24', '#3a2a2a', '#b8884a']), -32)
  )
}

/** Figure of the west scenes: skull; drawn round the origin in the hero box. */
export function skull(stage: Stage): string {
  const { paint } = stage
  const bone = paint.linear(['#fffdf0', '#ecdcb4', '#a88450'], [0.2, 0, 0.7, 1])
  const horn = 'M26 -52C60 -62 84 -50 92 -96C112 -50 96 -18 34 -24Z'
  const horns = cast(paint, horn, paint.linear(['#3a2010', '#b88a54', '#fff0cc'], [1, 0, 0, 1]), 5)
  const head = evenly('0,-62 34,-58 48,-30 34,4 26,44 30,70 16,92 0,94')
  const eye = 'M16 -14C26 -28 42 -24 42 -12C40 2 22 6 16 -14Z'
  return (
    horns +
    `<g transform="scale(-1 1)">${horns}</g>` +
    cast(paint, head, bone, 7) +
    `<g fill="#2a1208"><path d="${eye}"/><path d="${eye}" transform="scale(-1 1)"/>` +
    `<path d="M5 56Q16 52 14 76Q6 80 5 56ZM-5 56Q-16 52 -14 76Q-6 80 -5 56Z"/></g><path` +
    ` d="M0 -60L-5 -40L4 -26L-2 -6" stroke="#7a5a30" stroke-width="3" fill="none"/>` +
    place(cast(paint, poly(star(8, 16, 7)), metal(paint, 'gold'), 2, 3), 0, -42)
  )
}

/** Figure of the west scenes: wheel; drawn round the origin in the hero box. */
export function wheel({ paint }: Stage): string {
  const wood = paint.linear(['#d89a5a', '#8a4a1c', '#4a220c'])
  const spokes = ring(10, 84)
    .map(([x, y]) => `M0 0L${num(x)} ${num(y)}`)
    .join('')
  return (
    cord(spokes, 10, '#9a5a28', '#ffd8a0') +
    `<path d="${oval(0, 0, 84)}" fill="none" stroke="#160a12" stroke-width="28"/><path` +
    ` d="${oval(0, 0, 84)}" fill="none" stroke="${wood}" stroke-width="21"/><path d="` +
    `${oval(0, 0, 94)}" fill="none" stroke="#7a8494" stroke-width="5"/>` +
    cast(paint, oval(0, 0, 22), metal(paint, 'bronze'), 4)
  )
}

/** Figure of the west scenes: barrel; drawn round the origin in the hero box. */
export function barrel({ paint }: Stage): string {
  const d = 'M-30 -44Q-42 0 -30 46H30Q42 0 30 -44Z'
  return (
    cast(paint, d, paint.linear(['#6a3814', '#d8924a', '#a8642a', '#4a220a'], [0, 0, 1, 0]), 4) +
    '<path d="M-12 -44Q-18 0 -12 46M12 -44Q18 0 12 46" stroke="#3a1a08" stroke-width="3" fill="none"/>' +
    cast(paint, 'M-36 -28H36V-18H-36ZM-36 20H36V30H-36Z', metal(paint, 'steel', false), 1, 3)
  )
}
