import { darken, lighten, mix } from './color.ts'
import { dealerFigure } from './dealer-figure.ts'
import { dealerLook } from './dealer-look.ts'
import { wheelShow } from './families/wheel-show.ts'
import { bokeh, glow, vignette } from './light.ts'
import { card, cardBack } from './motifs/cards.ts'
import { chipStack } from './motifs/chips.ts'
import { die } from './motifs/die.ts'
import { studio } from './motifs/studio.ts'
import { rouletteWheel } from './motifs/wheel.ts'
import { palette } from './palettes.ts'
import { createRandom } from './random.ts'
import { documentOf } from './scene.ts'
import { place } from './shapes.ts'
import { metal } from './solid.ts'
import { createStage, type Draw, type Stage } from './stage.ts'

const WIDTH = 960
const HEIGHT = 540

/** A kind of table: the colours of its room, what is behind the dealer and in front of them. */
type Room = {
  colors: string
  felt: string
  behind?: Draw
  things: Draw
  /** Drawn instead of a dealer at an automatic table. */
  alone?: Draw
}

const rooms: Record<string, Room> = {
  ruleta: {
    colors: '#12070a #3c1118 #6a1f22 #ffd9a0 #2a0a10 #0d5a3a #ffc866',
    felt: '#0f6a44',
    things: (stage) =>
      place(rouletteWheel(stage, 0.46), 236, 458, 1.62) + chips(stage, 690, 470) + chips(stage, 792, 486),
    alone: (stage) =>
      place(rouletteWheel(stage, 0.62), WIDTH / 2, 330, 2.5) +
      chips(stage, 110, 486) +
      chips(stage, 850, 486),
  },
  blackjack: {
    colors: '#07120f #123a2e #1f6a50 #ffe6b8 #0a241c #12503a #ffd27a',
    felt: '#14694a',
    things: (stage) => hand(stage, 300, 474) + hand(stage, 660, 474) + chips(stage, 480, 500),
  },
  baccarat: {
    colors: '#14060a #4a1020 #7c2434 #ffdcb0 #2c0a14 #6a1424 #ffcf70',
    felt: '#8a1c30',
    things: (stage) => hand(stage, 268, 478) + hand(stage, 692, 478) + chips(stage, 836, 470),
  },
  poker: {
    colors: '#060c1c #12285a #234a94 #ffe2b0 #0c1a3a #14306a #ffd27a',
    felt: '#1c4a96',
    things: (stage) =>
      [0, 1, 2]
        .map((index) => flat(card(stage, ['A', 'K', 'Q'][index] ?? 'A', 'spade'), 392 + index * 88, 482))
        .join('') +
      chips(stage, 200, 478) +
      chips(stage, 770, 478),
  },
  spectacol: {
    colors: '#160630 #4a1482 #8a2ab0 #ffe0f4 #2a0a4a #4a0f6a #ffd24a',
    felt: '#5a1c86',
    behind: (stage) => place(wheelShow.heroes[0]?.(stage) ?? '', 218, 228, 1.9),
    things: (stage) => chips(stage, 770, 480),
  },
  zaruri: {
    colors: '#04141a #0c3c4c #1a6a80 #ffe6b8 #082630 #0e4a54 #ffcf70',
    felt: '#12646e',
    things: (stage) =>
      place(die(stage, '#d0182c', [5, 3, 1]), 250, 470, 0.5, -8) +
      place(die(stage, '#d0182c', [2, 6, 4]), 352, 488, 0.5, 12) +
      place(die(stage, '#d0182c', [1, 4, 5]), 690, 476, 0.5, 4),
  },
}

/** Flattens a drawing that lies on the table, which is seen from the front. */
const flat = (markup: string, x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(.62 .4)">${markup}</g>`

function chips(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const tones = ['#d0142a', '#1a4ad0', '#12903a', '#1a1a24', '#e08a14']
  const pile = () =>
    chipStack(
      stage,
      Array.from({ length: 2 + random.int(4) }, () => random.pick(tones)),
    )
  return place(pile(), x - 34, y - 12, 0.6) + place(pile(), x + 30, y - 8, 0.6) + place(pile(), x, y + 8, 0.6)
}

function hand(stage: Stage, x: number, y: number): string {
  const { random } = stage
  const suits = ['heart', 'spade', 'diamond', 'club'] as const
  const second = random.chance(0.4)
    ? cardBack(stage, '#a01a30')
    : card(stage, random.pick(['K', 'Q', 'J']), random.pick(suits))
  return flat(card(stage, 'A', random.pick(suits)), x - 38, y) + flat(second, x + 42, y + 4)
}

function table(stage: Stage, felt: string): string {
  const { paint } = stage
  const edge = `M-20 ${HEIGHT * 0.86}Q${WIDTH / 2} ${HEIGHT * 0.64} ${WIDTH + 20} ${HEIGHT * 0.86}`
  const cloth = paint.radial([lighten(felt, 0.18), felt, darken(felt, 0.5)], { cx: 0.5, cy: 0.1, r: 0.8 })
  const inlay = `M40 ${HEIGHT * 0.95}Q${WIDTH / 2} ${HEIGHT * 0.74} ${WIDTH - 40} ${HEIGHT * 0.95}`
  return (
    `<path d="${edge}V${HEIGHT + 20}H-20Z" fill="${cloth}"/>` +
    `<path d="${inlay}" fill="none" stroke="#fff3d0" stroke-opacity=".3" stroke-width="3"/>` +
    `<path d="${edge}" fill="none" stroke="#1a0a06" stroke-opacity=".55" stroke-width="20"/>` +
    `<path d="${edge}" fill="none" stroke="${metal(paint, 'bronze', false)}" stroke-width="11"/>`
  )
}

/** A studio table with its dealer, 960x540; number 0 is a table without a dealer. */
export function dealerSceneSvg({ number, world }: { number: number; world: string }): string {
  const { colors, felt, behind, things, alone = things } = rooms[world] ?? (rooms.spectacol as Room)
  const stage = createStage(createRandom(`studio ${world} ${number}`), palette(colors), WIDTH, HEIGHT)
  const { paint, random } = stage
  const calm = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(stage.palette.sky[0], '#000000', 0.3)}" fill-opacity=".42"/>`
  const figure = number > 0 ? place(dealerFigure(paint, dealerLook(number)), WIDTH / 2, 254, 1.32) : ''
  return documentOf(
    stage,
    studio(stage) +
      calm +
      bokeh(paint, random, WIDTH, HEIGHT * 0.6, stage.palette.accent, 12, 0.32) +
      (behind?.(stage) ?? '') +
      glow(paint, WIDTH / 2, 190, 330, stage.palette.light, 0.5) +
      figure +
      table(stage, felt) +
      (number > 0 ? things : alone)(stage) +
      vignette(paint, WIDTH, HEIGHT, stage.palette.dark, 0.25),
  )
}
