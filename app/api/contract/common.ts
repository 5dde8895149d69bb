import * as v from 'valibot'

/** A key that the content service gives out; kept short so that a hostile one cannot fill a page. */
export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(80))

/** One segment of an address: lower-case letters, digits, hyphens. */
export const Slug = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A game code; part of image addresses and of launch templates. */
export const GameCode = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z0-9_-]+$/))

/** One line of text a person reads. */
export const Text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))

/** A day of the calendar, `2026-11-30`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** A finite amount of at least 0; `JSON.parse('1e400')` is Infinity and must not reach a price. */
export const Amount = v.pipe(v.number(), v.finite(), v.minValue(0))

/** A CSS colour that cannot carry a second declaration (hexadecimal only). */
export const HexColor = v.pipe(v.string(), v.regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i))

export const Lobby = v.picklist(['Casino', 'Live'])
export type Lobby = v.InferOutput<typeof Lobby>

/** Orders of a list of games (UXP-04); the first is the casino's own. */
export const SortOrder = v.picklist(['recommended', 'popular', 'new', 'name', 'rtp', 'provider'])
export type SortOrder = v.InferOutput<typeof SortOrder>

export const ContentStatus = v.picklist(['Published', 'Draft', 'Archived'])
export type ContentStatus = v.InferOutput<typeof ContentStatus>

/** A list inside a record: items that do not fit are left out, so that one wrong link does not cost the record. */
export const lenientList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((inputs): v.InferOutput<Item>[] =>
      inputs.flatMap((input) => {
        const result = v.safeParse(item, input)
        return result.success ? [result.output] : []
      }),
    ),
  )
