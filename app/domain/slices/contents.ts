export type Place = { id: string; title: string }

/** Number of headings and length of the HTML from which a text has a table of contents. */
const MIN_HEADINGS = 4
const MIN_HTML_LENGTH = 2500

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' }

/** The text of sanitised HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

/** The table of contents of a long text: its main headings. `html` is sanitised, and each heading has an id. */
export function contentsOf(html: string): Place[] {
  if (html.length < MIN_HTML_LENGTH) return []
  const places = html
    .split('<h2 id="')
    .slice(1)
    .flatMap((part) => {
      const id = part.slice(0, part.indexOf('"'))
      const title = wordsOf(part.slice(part.indexOf('>') + 1, part.indexOf('</h2>')))
      return id && title ? [{ id, title }] : []
    })
  return places.length < MIN_HEADINGS ? [] : places
}
