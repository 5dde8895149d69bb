export type Place = { id: string; title: string }

/** Headings from which on a text has a list of them, and letters of HTML. */
const FEWEST = 4
const SHORTEST = 2500

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' }

/** The words of a piece of cleaned HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

/** The list of contents of a long text: its main headings. `html` is cleaned, and names each of them. */
export function contentsOf(html: string): Place[] {
  if (html.length < SHORTEST) return []
  const places = html
    .split('<h2 id="')
    .slice(1)
    .flatMap((part) => {
      const id = part.slice(0, part.indexOf('"'))
      const title = wordsOf(part.slice(part.indexOf('>') + 1, part.indexOf('</h2>')))
      return id && title ? [{ id, title }] : []
    })
  return places.length < FEWEST ? [] : places
}
