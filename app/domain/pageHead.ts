import type { PageDraft, PageWords } from './pages/draft.ts'

/** Characters of a description that search engines show. */
const MAX_DESCRIPTION_LENGTH = 155

/** A text on one line, cut between two words. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).trimEnd()}…`
}

/**
 * The title of a page without one in an SEO record: a list and a promotion may have the same name, so it includes the
 * kind.
 */
export function titleOf({ title, trail }: PageDraft): string {
  const [, kind] = trail
  return [title, ...(kind ? [kind.name] : []), 'Aramă'].join(' | ')
}

/** The description of a page without an SEO record; a promotion has its own text. */
export function descriptionOf(
  { title, main }: PageDraft,
  { game, list, page }: PageWords['descriptions'],
): string {
  if (main?.type === 'Promotion' && main.promotion.text) return inShort(main.promotion.text)
  const words = main?.type === 'Game' ? game : main?.type === 'GameList' ? list : page
  const provider = main?.type === 'Game' ? main.tile.provider : ''
  return inShort(words.replace('{title}', () => title).replace('{provider}', () => provider))
}
