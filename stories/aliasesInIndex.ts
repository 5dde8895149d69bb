/** An entry of Storybook's index; its anchors are headings that the sidebar's search finds. */
export type IndexEntry = { type: string; title: string; anchors?: { id: string; title: string }[] }

/** Id of the line with a component's other names on its page. */
export const ALIASES_ID = 'alte-nume'

/**
 * Storybook's index in which the page of each component is found by its other names, instead of by the names of its
 * stories, which the search finds anyway. `aliasesOf` has the names by title.
 */
export function withAliases<Index extends { entries: Record<string, IndexEntry> }>(
  index: Index,
  aliasesOf: (title: string) => readonly string[] | undefined,
): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const aliases = entry.type === 'docs' ? aliasesOf(entry.title) : undefined
    return [id, aliases ? { ...entry, anchors: [{ id: ALIASES_ID, title: aliases.join(', ') }] } : entry]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
