import { rest } from '../browser.ts'
import { isWhole, noteWrong, paths, sumOf, type Wrong } from '../guestPages.ts'

/** Milliseconds between two pages of one visitor. */
const PAUSE = 50

/** Number of scripts requested with a page. */
const FILES = 2

export type Visits = {
  answers: number
  wrong: Wrong
  /** Responses that broke off after their headers: a balancer cannot retry them. */
  broken: number
  /** Milliseconds of each response. */
  times: number[]
}

const scriptsIn = (html: string): string[] => [
  ...new Set(html.match(/(?:https?:\/\/[\w.:-]+)?\/assets\/[\w.-]+\.js/g) ?? []),
]

/** Guests that request page after page, each with some of its scripts, until they are stopped. */
export function receive(site: string, guests: number) {
  const visits: Visits = { answers: 0, wrong: new Map(), broken: 0, times: [] }
  let open = true

  async function get(url: string): Promise<string | undefined> {
    const started = performance.now()
    const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) })
    const body = await answer.text().catch(() => undefined)
    visits.answers += 1
    if (body === undefined) visits.broken += 1
    visits.times.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`${answer.status} ${new URL(url).pathname}`)
    return body
  }

  async function visit(path: string): Promise<void> {
    try {
      const html = await get(site + path)
      if (html === undefined) return
      if (!isWhole(path, html)) throw new Error(`another page than ${path}`)
      const scripts = scriptsIn(html)
      for (let count = 0; count < FILES; count += 1) {
        const script = scripts[Math.floor(Math.random() * scripts.length)]
        if (script) await get(new URL(script, site).href)
      }
    } catch (error) {
      const what = error instanceof Error ? String(error.cause ?? error.message) : String(error)
      noteWrong(visits.wrong, what)
    }
  }

  async function guest(first: number): Promise<void> {
    for (let count = first; open; count += 1) {
      await visit(paths[count % paths.length] as string)
      await rest(PAUSE)
    }
  }

  const all = Promise.all(Array.from({ length: guests }, (_, index) => guest(index)))
  return {
    /** Number of errors so far. */
    wrongSoFar: () => sumOf(visits.wrong),
    /** Number of broken responses so far. */
    brokenSoFar: () => visits.broken,
    async sendHome(): Promise<Visits> {
      open = false
      await all
      return visits
    },
  }
}

export type Visitors = ReturnType<typeof receive>
