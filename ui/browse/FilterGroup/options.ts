/** One choice of a group. */
export type FilterOption = {
  value: string
  label: string
  /** Games that the draft would show with it. */
  count: number
  /** Chosen in the draft. @default false */
  selected?: boolean
  /** Would leave nothing; stays where it is. @default false */
  disabled?: boolean
  /** Held by the page, and why. */
  locked?: string
}

/** Values of the options with the most games; few options, such as low to high, keep the order given. */
export function topValues(options: readonly FilterOption[], limit: number): string[] {
  if (options.length <= limit) return options.map(({ value }) => value)
  return options
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ value }) => value)
}

/** The short list: the top ones in their order, then whatever else is chosen. */
export function inBrief(options: readonly FilterOption[], top: readonly string[]): FilterOption[] {
  const first = top.flatMap((value) => options.find((option) => option.value === value) ?? [])
  return [...first, ...options.filter((option) => option.selected && !top.includes(option.value))]
}

/** Whether it cannot be pressed. What is chosen can always be let go, unless the page holds it. */
export const isHeld = ({ locked, disabled, selected }: FilterOption): boolean =>
  locked !== undefined || (disabled === true && selected !== true)

/** Without diacritics and capitals, so that `pacanele` finds `Păcănele`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const romanian = new Intl.Collator('ro', { numeric: true })

/** A number of four digits and more reads as two to the collator, on either side of its point. */
const ungrouped = (text: string): string => text.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')

/** The whole list by name, numbers by their value, or what contains the text that was typed. */
export function inFull(options: readonly FilterOption[], text: string): FilterOption[] {
  const sought = fold(text)
  return options
    .filter(({ label }) => fold(label).includes(sought))
    .toSorted((a, b) => romanian.compare(ungrouped(a.label), ungrouped(b.label)))
}
