import { rest } from '../browser.ts'
import { isWhole, noteWrong, paths, sumOf, type Wrong } from '../guestPages.ts'

/** Milliseconds between two pages of one visitor. */
const PAUSE = 50

/** How many scripts of a page are asked for with it. */
const FILES = 2

export type Visits = {
  answers: number
  wrong: Wrong
  /** Answers that broke off after their headers had come: no balancer can ask another instance then. */
  broken: number
  /** Milliseconds that each answer took. */
  times: number[]
}

const scriptsIn = (html: string): string[] => [
  ...new Set(html.match(/(?:https?:\/\/[\w.:-]+)?\/assets\/[\w.-]+\.js/g) ?? []),
]

/** Guests who go from page to page, each with some of its scripts, until they are sent home. */
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
    /** How often something has been wrong so far. */
    wrongSoFar: () => sumOf(visits.wrong),
    /** How many answers have broken off so far. */
    brokenSoFar: () => visits.broken,
    async sendHome(): Promise<Visits> {
      open = false
      await all
      return visits
    },
  }
}

export type Visitors = ReturnType<typeof receive>
