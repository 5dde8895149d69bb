/** The site's address in its pages. */
export const SITE = 'https://arama.example'

/** Pages that guests visit. */
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

/** Whether a body is the complete page at `path`. */
export const isWhole = (path: string, body: string): boolean =>
  body.includes(`<link rel="canonical" href="${SITE}${path}"`) && body.endsWith('</html>')

/** Number of errors by kind. */
export type Wrong = Map<string, number>

export const noteWrong = (wrong: Wrong, what: string, count = 1) =>
  void wrong.set(what, (wrong.get(what) ?? 0) + count)

export const sumOf = (wrong: Wrong) => [...wrong.values()].reduce((sum, count) => sum + count, 0)
export const named = (wrong: Wrong) => [...wrong].map(([what, count]) => `${count} × ${what}`)
