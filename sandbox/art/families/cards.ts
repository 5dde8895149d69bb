import type { Suit } from '../motifs/cards.ts'
import { card, cardBack } from '../motifs/cards.ts'
import { bowTie, chip } from '../motifs/chips.ts'
import { crown } from '../motifs/gold.ts'
import { feltTable, studio } from '../motifs/studio.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { FamilyArt, Stage } from '../stage.ts'
import { chipTones, stack } from './roulette.ts'

const suitNames: readonly Suit[] = ['spade', 'heart', 'diamond', 'club']

function twentyOne(stage: Stage): string {
  const [first, second] = stage.random.pick([
    ['spade', 'heart'],
    ['heart', 'club'],
    ['diamond', 'spade'],
    ['club', 'diamond'],
  ] as const)
  return (
    place(card(stage, stage.random.pick(['K', 'Q', 'J']), second), -38, 8, 0.92, -14) +
    place(card(stage, 'A', first), 36, 0, 0.98, 11)
  )
}

function fan(stage: Stage): string {
  const hand = ['J', 'Q', 'K', 'A']
  return hand
    .map((rank, index) =>
      place(
        card(stage, rank, suitNames[index] ?? 'spade'),
        -66 + index * 44,
        Math.abs(index - 1.5) * 9,
        0.74,
        -24 + index * 16,
      ),
    )
    .join('')
}

function aces(stage: Stage): string {
  const order = stage.random.pick([
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 3, 1, 0],
  ])
  return order
    .map((suit, index) =>
      place(
        card(stage, 'A', suitNames[suit] ?? 'spade'),
        -60 + index * 40,
        6 + Math.abs(index - 1.5) * 8,
        0.76,
        -21 + index * 14,
      ),
    )
    .join('')
}

function reveal(stage: Stage): string {
  const tone = stage.random.pick(chipTones)
  return (
    place(cardBack(stage, tone), 44, 14, 0.84, 18) +
    place(cardBack(stage, tone), 10, 4, 0.88, 6) +
    place(card(stage, 'A', stage.random.pick(suitNames)), -34, 0, 0.96, -12)
  )
}

function royal(stage: Stage): string {
  return (
    place(card(stage, 'K', stage.random.pick(suitNames)), -44, 24, 0.8, -13) +
    place(card(stage, 'A', stage.random.pick(suitNames)), 44, 24, 0.8, 13) +
    place(crown(stage, stage.random.pick(['#c0142a', '#1a4ad0', '#6a1ab0'])), 0, -18, 0.68)
  )
}

/** The cards family: its palettes, backdrops, heroes, props and letterings. */
export const cards: FamilyArt = {
  palettes: palettes.cards,
  backdrops: [feltTable, studio, studio],
  heroes: [twentyOne, fan, aces, reveal, royal],
  solo: true,
  props: [
    stack,
    (stage) => chip(stage, stage.random.pick(chipTones)),
    (stage) => place(bowTie(stage, stage.random.pick(chipTones)), 0, 10, 0.9),
    stack,
  ],
  letters: ['lounge', 'studio', 'lounge'],
}
