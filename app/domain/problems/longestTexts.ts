import { MAX_TEXT_LENGTH } from '#app/api/contract/common.ts'

/** Fields of slices that hold one line of an editor's text. */
const TEXTS = new Set(['title', 'name', 'text', 'eyebrow', 'label', 'provider'])

/** `text` repeated up to the highest length of a text. */
export const longest = (text: string): string =>
  `${text} `
    .repeat(Math.ceil(MAX_TEXT_LENGTH / (text.length + 1)))
    .slice(0, MAX_TEXT_LENGTH)
    .trimEnd()

/** Spaces between elements stay. */
const longerText = (text: string): string => (text.trim() ? longest(text) : text)

function lengthened(value: unknown, field: string): unknown {
  if (typeof value === 'string') {
    if (TEXTS.has(field)) return longest(value)
    return field === 'html'
      ? value.replace(/>([^<>]+)</g, (_, text: string) => `>${longerText(text)}<`)
      : value
  }
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthened(inner, key)]))
}

/** A slice with the longest texts that editors can write; everything else stays. */
export const withLongestTexts = <S extends object>(slice: S): S => lengthened(slice, '') as S
