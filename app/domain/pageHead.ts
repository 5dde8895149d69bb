import type { PageDraft, PageWords } from './pages/draft.ts'

/** Letters of a description that search engines show. */
const LONGEST = 155

/** What a text says, on one line, cut between two words. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = line.slice(0, LONGEST - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`
}

/** The title of a page that no SEO record names: a list and a promotion may be called alike, so it says of what kind it is. */
export function titleOf({ title, trail }: PageDraft): string {
  const [, kind] = trail
  return [title, ...(kind ? [kind.name] : []), 'Aramă'].join(' | ')
}

/** What a page that no SEO record describes is: a promotion by its own text. */
export function descriptionOf(
  { title, main }: PageDraft,
  { game, list, page }: PageWords['descriptions'],
): string {
  if (main?.type === 'Promotion' && main.promotion.text) return inShort(main.promotion.text)
  const words = main?.type === 'Game' ? game : main?.type === 'GameList' ? list : page
  const provider = main?.type === 'Game' ? main.tile.provider : ''
  return inShort(words.replace('{title}', () => title).replace('{provider}', () => provider))
}
