import { darken, lighten } from '../color.ts'
import { card } from '../motifs/cards.ts'
import { chip } from '../motifs/chips.ts'
import { die } from '../motifs/die.ts'
import { feltTable, studio } from '../motifs/studio.ts'
import { palettes } from '../palettes.ts'
import { box, oval, place } from '../shapes.ts'
import { cast, metal } from '../solid.ts'
import type { FamilyArt, Stage } from '../stage.ts'
import { chipTones, stack } from './roulette.ts'

const dieTones = ['#d0142a', '#1a4ad8', '#12903a', '#fff8ee', '#e08a14', '#7a1ac0']

function pair(stage: Stage): string {
  const { random } = stage
  const tone = random.pick(dieTones)
  return (
    place(die(stage, tone, [random.pick([1, 4, 6]), random.pick([2, 5]), 3]), -46, 18, 0.7, -16) +
    place(
      die(stage, random.chance(0.5) ? tone : random.pick(dieTones), [
        random.pick([5, 6]),
        random.pick([1, 3]),
        4,
      ]),
      48,
      -12,
      0.78,
      14,
    )
  )
}

function trio(stage: Stage): string {
  const tone = stage.random.pick(dieTones)
  return (
    place(die(stage, tone, [6, 2, 4]), -52, 34, 0.58, -12) +
    place(die(stage, tone, [3, 5, 1]), 52, 34, 0.58, 12) +
    place(die(stage, tone, [5, 3, 6]), 0, -30, 0.64)
  )
}

function duel(stage: Stage): string {
  const { paint } = stage
  const plaque = (x: number, tone: string, turn: number, markup: string) =>
    place(
      cast(paint, oval(0, 0, 62), paint.linear([lighten(tone, 0.35), tone, darken(tone, 0.5)]), 6) +
        `<path d="${oval(0, 0, 51)}" fill="none" stroke="${metal(paint, 'gold')}" stroke-width="5"/>` +
        place(markup, 0, 0, 0.44),
      x,
      12,
      0.92,
      turn,
    )
  return (
    plaque(-50, '#1450c0', -6, card(stage, 'K', 'spade')) +
    plaque(50, '#c0142a', 6, card(stage, 'A', 'heart'))
  )
}

function shoe(stage: Stage): string {
  const { paint } = stage
  const wood = paint.linear(['#3a3a46', '#14141c', '#05050a'], [0, 0, 1, 1])
  return (
    place(card(stage, 'A', 'diamond'), -54, 30, 0.66, -24) +
    place(card(stage, 'Q', 'spade'), -22, 22, 0.66, -10) +
    cast(paint, 'M-10 -40L60 -74L100 -52V60L-10 86Z', wood, 6) +
    cast(paint, 'M-10 -40L14 -30V96L-10 86Z', metal(paint, 'gold'), 3) +
    cast(paint, box(38, -22, 42, 42, 21), metal(paint, 'gold'), 3)
  )
}

/** The dice family: its palettes, backdrops, heroes, props and letterings. */
export const dice: FamilyArt = {
  palettes: palettes.dice,
  backdrops: [studio, feltTable, studio],
  heroes: [pair, duel, trio, shoe, pair],
  solo: true,
  props: [
    stack,
    (stage) => chip(stage, stage.random.pick(chipTones)),
    (stage) =>
      place(die(stage, stage.random.pick(dieTones), [4, 2, 6]), 0, 4, 0.42, stage.random.range(-12, 12)),
  ],
  letters: ['lounge', 'studio', 'lacquer'],
}
