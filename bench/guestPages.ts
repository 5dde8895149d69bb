/** The site as the pages name it. */
export const SITE = 'https://arama.example'

/** Where guests go. */
export const paths = [
  '/',
  '/toate-jocurile',
  '/cazinou-live',
  '/promotii',
  '/furnizori',
  '/joc/diamant-40',
  '/turnee',
  '/colectii',
]

/** Whether a body is the page at `path`, whole. */
export const isWhole = (path: string, body: string): boolean =>
  body.includes(`<link rel="canonical" href="${SITE}${path}"`) && body.endsWith('</html>')

/** How often what was wrong. */
export type Wrong = Map<string, number>

export const noteWrong = (wrong: Wrong, what: string, count = 1) =>
  void wrong.set(what, (wrong.get(what) ?? 0) + count)

export const sumOf = (wrong: Wrong) => [...wrong.values()].reduce((sum, count) => sum + count, 0)
export const named = (wrong: Wrong) => [...wrong].map(([what, count]) => `${count} × ${what}`)
