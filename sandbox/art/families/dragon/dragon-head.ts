import { darken, lighten, mix } from '../../color.ts'
import { glow } from '../../light.ts'
import { cutStone } from '../../motifs/gems.ts'
import { evenly, oval, place, pointsOf, poly } from '../../shapes.ts'
import { cast, cord, metal } from '../../solid.ts'
import type { Stage } from '../../stage.ts'
import { fill } from '../../terrain.ts'

const hides = [
  ['#d81a24', '#ffb01a'],
  ['#12924a', '#ff7a1a'],
  ['#1a5ad8', '#ffd24a'],
  ['#e09a14', '#e0222a'],
  ['#7a1ab8', '#3ae0d0'],
] as const

const skull = evenly('0,-66 28,-62 52,-38 54,-4 40,22 44,46 30,66 0,72')

function both(markup: string): string {
  return `${markup}<g transform="scale(-1 1)">${markup}</g>`
}

function eye({ paint }: Stage): string {
  return (
    glow(paint, 30, -14, 18, '#fff06a', 0.9) +
    cast(paint, 'M14 -10Q30 -28 46 -14Q34 2 14 -10Z', '#fff6b8', 0, 4) +
    '<ellipse cx="30" cy="-12" rx="4" ry="8" fill="#1a0408"/>'
  )
}

function jaw({ paint }: Stage): string {
  return (
    cast(paint, evenly('0,58 34,54 40,74 24,96 0,100'), '#5a0610', 3) +
    fill('M-12 78Q0 66 12 78Q8 94 0 96Q-8 94 -12 78Z', '#ff6a7a') +
    both(fill('M30 56L26 82L18 60ZM14 60L11 74L6 61Z', '#fff8e0'))
  )
}

/** Figure of the dragon scenes: dragon head; drawn round the origin in the hero box. */
export function dragonHead(stage: Stage): string {
  const { paint, random } = stage
  const [scale, mane] = random.pick(hides)
  const hide = (d: string, tone: string = scale, bevel = 5) =>
    cast(paint, d, paint.linear([lighten(tone, 0.5), tone, darken(tone, 0.5)], [0.3, 0, 0.6, 1]), bevel)
  const tuft = (index: number) =>
    place(
      hide('M0 -16C30 -26 60 -14 88 4C60 -2 42 8 0 16Z', index % 2 ? mane : mix(mane, '#c01010', 0.45), 3),
      34,
      -14 + index * 20,
      1 - Math.abs(index - 1.4) * 0.09,
      -34 + index * 27,
    )
  const horn = cast(paint, 'M22 -52C28 -78 52 -82 58 -108C72 -84 62 -60 44 -40Z', metal(paint, 'gold'), 4)
  const ear = hide('M48 -34C66 -60 92 -60 104 -56C96 -34 78 -14 54 -10Z', scale, 3)
  const brow = hide('M8 -24C22 -46 46 -48 60 -36C50 -30 30 -22 12 -14Z', mane, 3)
  const nostril =
    hide('M6 30C10 14 34 14 36 34C30 46 12 46 6 30Z', scale, 3) + fill(oval(22, 34, 6, 4.5), '#200408')
  const whisker = cord('M34 44C64 40 70 70 98 58', 4.5, mane, '#fff0c0')
  const beard = [0, 1]
    .map((index) =>
      hide(
        `M${index * 16 - 6} 92C${index * 18} 104 ${index * 22 + 8} 110 ${index * 24 + 10}` +
          ` 122C${index * 10 - 4} 116 ${index * 6 - 12} 104 ${index * 16 - 6} 92Z`,
        mane,
        2,
      ),
    )
    .join('')
  return (
    both([0, 1, 2, 3].map(tuft).join('') + horn + ear) +
    both(beard) +
    jaw(stage) +
    hide(skull, scale, 7) +
    both(brow + eye(stage) + nostril + whisker) +
    hide('M-24 44Q0 32 24 44Q18 58 0 58Q-18 58 -24 44Z', mix(scale, '#fff', 0.15), 3) +
    cast(paint, poly(pointsOf('0,-70 13,-48 0,-24 -13,-48')), metal(paint, 'gold'), 3) +
    place(cutStone(stage, '#2fe0a0', 8), 0, -48, 0.09)
  )
}
