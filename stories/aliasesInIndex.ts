/** An entry of Storybook's index; its anchors are headings that the sidebar's search finds. */
export type IndexEntry = { type: string; title: string; anchors?: { id: string; title: string }[] }

/** Without diacritics, as many people type. */
const bare = (alias: string) => alias.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Id of another name of a component on its page. */
export const aliasId = (alias: string) => `alt-nume-${bare(alias).replaceAll(/\W+/g, '-')}`

/** What is searched: „caută, cauta”. */
const asTyped = (alias: string) => [...new Set([alias, bare(alias)])].join(', ')

/**
 * Storybook's index in which the page of each component is found by its other names, instead of by the names of its
 * stories, which the search finds anyway. `aliasesOf` has the names by title. Each name is an anchor of its own: the
 * search ranks a short heading with one wrong letter above the right word in a long one.
 */
export function withAliases<Index extends { entries: Record<string, IndexEntry> }>(
  index: Index,
  aliasesOf: (title: string) => readonly string[] | undefined,
): Index {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const aliases = entry.type === 'docs' ? aliasesOf(entry.title) : undefined
    const anchors = aliases?.map((alias) => ({ id: aliasId(alias), title: asTyped(alias) }))
    return [id, anchors ? { ...entry, anchors } : entry]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}
