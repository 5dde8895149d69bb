import type { MenuEntry } from '#app/api/contract/slices.ts'

/** Entries whose address does not stand above already; one above that some screens leave out does not count. */
export function notAbove<Entry extends Pick<MenuEntry, 'href'>>(
  entries: readonly Entry[],
  above: readonly Pick<MenuEntry, 'href' | 'only'>[],
): Entry[] {
  const taken = new Set(above.filter(({ only }) => !only).map(({ href }) => href))
  return entries.filter(({ href }) => !taken.has(href))
}
