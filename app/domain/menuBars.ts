import type { MenuEntry } from '#app/api/contract/slices.ts'

/** Entries whose address is not in the menus above; entries above that some screens hide do not count. */
export function withoutRepeated<Entry extends Pick<MenuEntry, 'href'>>(
  entries: readonly Entry[],
  above: readonly Pick<MenuEntry, 'href' | 'only'>[],
): Entry[] {
  const taken = new Set(above.filter(({ only }) => !only).map(({ href }) => href))
  return entries.filter(({ href }) => !taken.has(href))
}
