import type { LetterStyleName } from './letter-styles.ts'
import type { Paint } from './paint.ts'
import { createPaint } from './paint.ts'
import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'

/** What every drawing function gets. */
export type Stage = {
  paint: Paint
  random: Random
  palette: Palette
  width: number
  height: number
  horizon: number
}

/** Draws one element and returns its markup. */
export type Draw = (stage: Stage) => string

/** Word stems that ask for a certain hero. */
type Cue = readonly [stems: string, hero: Draw]

/** One visual family. Heroes fill a box from -100 to 100, props one from -50 to 50. */
export type FamilyArt = {
  palettes: readonly string[]
  backdrops: readonly Draw[]
  heroes: readonly Draw[]
  cues?: readonly Cue[]
  props: readonly Draw[]
  letters: readonly LetterStyleName[]
  front?: Draw
  solo?: boolean
}

/** A stage with its own store of gradients. */
export function createStage(random: Random, colors: Palette, width: number, height: number): Stage {
  return { paint: createPaint(), random, palette: colors, width, height, horizon: height * 0.64 }
}
