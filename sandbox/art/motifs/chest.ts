import { glow, sparkle } from '../light.ts'
import { place } from '../shapes.ts'
import { cast, metal } from '../solid.ts'
import type { Stage } from '../stage.ts'
import { cutStone, gemColors } from './gems.ts'
import { coinHeap } from './gold.ts'

/** Open wooden chest full of gold and stones. */
export function chest(stage: Stage): string {
  const { paint, random } = stage
  const wood = paint.linear(['#b8703a', '#7a3f18', '#40200c'])
  const gold = metal(paint, 'gold')
  const lid = 'M-88 -22Q-92 -88 -58 -92H58Q92 -88 88 -22Z'
  const inside = 'M-76 -22Q-78 -70 -52 -76H52Q78 -70 76 -22Z'
  const bands = [-62, 48].map((x) => cast(paint, `M${x} 10h14v78h-14Z`, gold, 2, 4))
  const stones = [
    [-42, -14],
    [8, -22],
    [48, -10],
  ].map(([x = 0, y = 0]) =>
    place(cutStone(stage, random.pick(gemColors), 8), x, y, 0.2, random.range(-20, 20)),
  )
  const planks = '<path d="M-84 36H84M-84 62H84" stroke="#2a1206" stroke-width="3" stroke-opacity=".6"/>'
  return (
    cast(paint, lid, wood) +
    `<path d="${inside}" fill="#1c0a04"/>` +
    glow(paint, 0, -24, 95, '#ffd24a', 0.95) +
    place(coinHeap(stage, 34), 0, -8, 0.88) +
    stones.join('') +
    cast(paint, 'M-88 8H88L82 90H-82Z', wood) +
    planks +
    bands.join('') +
    cast(paint, 'M-90 2H90V18H-90Z', gold, 3) +
    cast(paint, 'M-16 4H16V36Q0 48 -16 36Z', gold, 3) +
    `<path d="M0 14a6 6 0 0 1 4 10l3 11h-14l3-11a6 6 0 0 1 4-10Z" fill="#2a1206"/>` +
    sparkle(paint, 38, -34, 20) +
    sparkle(paint, -30, -40, 14)
  )
}
