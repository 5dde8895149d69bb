/** An option of a group. */
export type FilterOption = {
  value: string
  label: string
  /** Number of games for the draft with this option. */
  count: number
  /** Chosen in the draft. @default false */
  selected?: boolean
  /** Selecting it would leave no game; its position stays. @default false */
  disabled?: boolean
  /** Why the page locks it. */
  locked?: string
}

/** Values of the options with most games; a short list, such as low to high, keeps its order. */
export function topValues(options: readonly FilterOption[], limit: number): string[] {
  if (options.length <= limit) return options.map(({ value }) => value)
  return options
    .toSorted((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ value }) => value)
}

/** The short list: the top options in their order, then other selected ones. */
export function inBrief(options: readonly FilterOption[], top: readonly string[]): FilterOption[] {
  const first = top.flatMap((value) => options.find((option) => option.value === value) ?? [])
  return [...first, ...options.filter((option) => option.selected && !top.includes(option.value))]
}

/** Whether it cannot be pressed. A selected option can always be deselected, unless the page locks it. */
export const isHeld = ({ locked, disabled, selected }: FilterOption): boolean =>
  locked !== undefined || (disabled === true && selected !== true)

/** Without diacritics and capitals, so that `pacanele` finds `Păcănele`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const romanian = new Intl.Collator('ro', { numeric: true })

/** Removes thousands separators: the collator would read 1.000 as two numbers. */
const ungrouped = (text: string): string => text.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1')

/** The full list by name, numbers by value; filtered by the typed text. */
export function inFull(options: readonly FilterOption[], text: string): FilterOption[] {
  const sought = fold(text)
  return options
    .filter(({ label }) => fold(label).includes(sought))
    .toSorted((a, b) => romanian.compare(ungrouped(a.label), ungrouped(b.label)))
}
