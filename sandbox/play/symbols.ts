import { darken, lighten } from '../art/color.ts'
import { families } from '../art/families.ts'
import { letterOf } from '../art/fonts.ts'
import { type LetterStyleName, letterStyles } from '../art/letter-styles.ts'
import { layoutText } from '../art/lettering.ts'
import { glow, rays } from '../art/light.ts'
import { luckyStar } from '../art/motifs/luck.ts'
import type { ArtFamily } from '../art/palettes.ts'
import { createRandom } from '../art/random.ts'
import { documentOf, stageFor } from '../art/scene.ts'
import { place } from '../art/shapes.ts'
import type { Draw, FamilyArt, Stage } from '../art/stage.ts'
import { title } from '../art/title.ts'
import { symbolCount } from './browser/rules.ts'

/** Side of one symbol on the sheet, in pixels. */
const symbolSize = 240
/** Half the size of a cell in drawing units; figures and outlines exceed their 100. */
const reach = 116
export const sheetWidth = symbolSize * symbolCount

type Subject = { code: string; family: ArtFamily }

const distinct = (draws: readonly Draw[]): Draw[] => [...new Set(draws)]

/** Four distinguishable figures; in a family with one subject the heroes are similar, the props less so. */
function figuresOf({ heroes, props, solo }: FamilyArt): Draw[] {
  const grown = distinct(props).map(
    (draw): Draw =>
      (stage) =>
        place(draw(stage), 0, 0, 1.7),
  )
  const companions = grown.slice(0, solo ? (grown.length > 2 ? 3 : 1) : 2)
  return [...distinct(heroes).slice(0, 4 - companions.length), ...companions]
}

const letters: readonly (readonly [letter: string, color: string])[] = [
  ['A', '#ff5f57'],
  ['K', '#4fa8ff'],
  ['Q', '#4fcf6a'],
  ['J', '#c98bff'],
]

/** The family's lettering without boards and bends. */
function lettered(stage: Stage, name: LetterStyleName, text: string, height: number, color?: string): string {
  const random = { ...stage.random, chance: () => false, pick: <T>(list: readonly T[]) => list[0] as T }
  const style = letterStyles[name]
  const fill = color ? [lighten(color, 0.8), lighten(color, 0.3), color, darken(color, 0.4)] : style.fill
  const frame = { x: -86, y: 82 - height, width: 172, height }
  return title({ ...stage, random }, text, { ...style, fill, warps: ['straight'] }, frame)
}

/** Highest half width of a letter, without its outline. */
const halfLetter = 84

/** A letter in the middle of its cell, centred by its outline. */
function letterSymbol(stage: Stage, name: LetterStyleName, letter: string, color: string): string {
  const drawing = lettered(stage, name, letter, 156, color)
  const { face, tracking = 0 } = letterStyles[name]
  const found = letterOf(face, letter)
  if (!found) return drawing
  const frame = { x: -86, y: -74, width: 172, height: 156 }
  const { size } = layoutText(face, letter, frame, 'straight', tracking)
  const { minX, maxX } = found.glyph.bbox
  const [left, right] = [minX, maxX].map((x) => (x * found.scale - found.advance / 2) * size) as [
    number,
    number,
  ]
  const scale = Math.min(1, (2 * halfLetter) / (right - left))
  return place(drawing, (-scale * (left + right)) / 2, 0, scale)
}

function wildSymbol(stage: Stage, letters: LetterStyleName): string {
  const { paint, random, palette } = stage
  return (
    rays(paint, random, 0, -12, 96, palette.light, 0.7, 14) +
    glow(paint, 0, -12, 92, palette.accent, 0.7) +
    place(luckyStar(stage), 0, -14, 0.84) +
    lettered(stage, letters, 'Wild', 62)
  )
}

const figureSymbol = (stage: Stage, draw: Draw): string =>
  glow(stage.paint, 0, 0, 96, stage.palette.light, 0.42) + place(draw(stage), 0, 0, 0.84)

/** Every symbol of a game side by side: the wild one, four figures of its world, four letters. */
export function symbolsSvg({ code, family }: Subject): string {
  const art: FamilyArt = families[family]
  const view = { code, art, width: sheetWidth, height: symbolSize, focus: 0.5, lettered: false }
  const stage = stageFor(view)
  const style = createRandom(`letters:${code}`).pick(art.letters)
  const own = (symbol: number): Stage => ({ ...stage, random: createRandom(`symbol:${code}:${symbol}`) })
  const drawings = [
    wildSymbol(own(0), style),
    ...figuresOf(art).map((draw, place) => figureSymbol(own(place + 1), draw)),
    ...letters.map(([letter, color], place) => letterSymbol(own(place + 5), style, letter, color)),
  ]
  const cells = drawings.map(
    (drawing, place) =>
      `<svg x="${place * symbolSize}" width="${symbolSize}" height="${symbolSize}"` +
      ` viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">${drawing}</svg>`,
  )
  return documentOf(stage, cells.join(''))
}

/** The colours of a game's world: dark, middle and accent. */
export function coloursOf({ code, family }: Subject): {
  deep: string
  middle: string
  accent: string
  light: string
} {
  const view = { code, art: families[family], width: 9, height: 9, focus: 0.5, lettered: false }
  const { palette } = stageFor(view)
  return { deep: palette.dark, middle: palette.sky[1], accent: palette.accent, light: palette.light }
}
