import * as v from 'valibot'
import { lenientList, noteRepair } from './repair.ts'

/** A key of the content service; limited so that a hostile one cannot fill a page. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** One segment of an address: lower-case letters, digits, hyphens. */
export const Slug = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A game code; part of image addresses and of launch templates. */
export const GameCode = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z0-9_-]+$/))

/** The games of a list; games above the limit are left out. */
export const GameCodes = lenientList(GameCode, 100_000)

/** Highest number of characters of a text. */
export const MAX_TEXT_LENGTH = 300

/** Bidirectional control characters, which could reverse or hide neighbouring text. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g

/** `text` on one line, without control characters, and cut to its limit. */
function readable(text: string): string {
  const line = text
    .toWellFormed()
    .replace(BIDI_CONTROLS, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  if (line.length <= MAX_TEXT_LENGTH) return line
  noteRepair(`text of ${line.length} letters cut to ${MAX_TEXT_LENGTH}`)
  return `${line
    .slice(0, MAX_TEXT_LENGTH - 1)
    .toWellFormed()
    .trimEnd()}…`
}

/** One line of readable text; a longer one is cut. */
export const Text = v.pipe(v.string(), v.transform(readable), v.minLength(1))

/** A day of the calendar, `2026-11-30`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** That a game cannot be played for a while. `until` is an estimate: only a catalogue without it ends a maintenance. */
export const Maintenance = v.object({
  /** Expected end; missing or unreadable: not known. */
  until: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())), undefined),
})
export type Maintenance = v.InferOutput<typeof Maintenance>

/** A finite amount of at least 0; `JSON.parse('1e400')` is Infinity and must not reach a price. */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A CSS colour that cannot carry a second declaration (hexadecimal only). */
export const HexColor = v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i))

/** An invalid colour removes the label's colours, not the game. */
const LabelColor = v.fallback(v.optional(HexColor), undefined)

export const GameLabel = v.object({ title: Text, color: LabelColor, textColor: LabelColor })
export type GameLabel = v.InferOutput<typeof GameLabel>

/** The dominant colour of a picture, opaque, which tints its page: `#rrggbb`. */
export const Tint = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

export const Lobby = v.picklist(['Casino', 'Live'])
export type Lobby = v.InferOutput<typeof Lobby>

/** Sort orders of a list of games (UXP-04); the first is the casino's own. */
export const SortOrder = v.picklist(['recommended', 'popular', 'new', 'name', 'rtp', 'provider'])
export type SortOrder = v.InferOutput<typeof SortOrder>

export const ContentStatus = v.picklist(['Published', 'Draft', 'Archived'])
export type ContentStatus = v.InferOutput<typeof ContentStatus>

/** `RocketLaunch` as `rocket-launch`: editors may write icons in either form; asset ids stay as they are. */
export const IconName = v.pipe(
  v.string(),
  v.transform((name) =>
    /^[A-Z][A-Za-z0-9]*$/.test(name) ? name.replace(/(?!^)(?=[A-Z])/g, '-').toLowerCase() : name,
  ),
)
