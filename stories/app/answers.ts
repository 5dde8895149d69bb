import type { Slice } from '#app/api/contract/slices.ts'
import catalogue from './fixtures/catalogue.json'
import others from './fixtures/others.json'
import pages from './fixtures/pages.json'
import slices from './fixtures/slices.json'
import { inStories } from './pictures.ts'

/** A status, no answer until `mend`, no connection, or a part of the site that an update has taken away. */
export type Fault = number | 'hang' | 'offline' | 'gone'

export type AnswerOptions = {
  /** What goes wrong, by the beginning of the call, such as `/api/slices` or `/api/pages?path=/jackpots`. */
  faults?: Record<string, Fault>
  /** Bodies in the place of the recorded ones, by the call. */
  answers?: Record<string, unknown>
  /** Slices as this story wants them: longer, emptier. */
  edit?: (slice: Slice) => Slice
  /** How many parts a page of widgets shows; all of a lobby take their time. */
  parts?: number
}

type Page = { page: { parts: unknown[] }; slices: string[] } | { redirect: string }

let faults: Record<string, Fault> = {}
let mended = Promise.withResolvers<void>()

/** Ends all faults; calls that hang are answered. */
export function mend(): void {
  faults = {}
  mended.resolve()
}

const all = new Map(Object.entries(slices as unknown as Record<string, Slice>))

function recorded(call: URL, { answers = {}, edit = (slice) => slice, parts }: AnswerOptions): unknown {
  const name = decodeURIComponent(call.pathname + call.search)
  if (name in answers) return answers[name]
  const sliceAt = (hash: string) => {
    const slice = all.get(hash)
    return slice && inStories(edit(slice))
  }
  const [, , kind, hash = ''] = call.pathname.split('/')
  if (kind === 'slices') return sliceAt(hash)
  if (kind === 'catalogue') return hash ? catalogue.lines : { hash: catalogue.hash }
  if (kind === 'build') return others['/api/build']
  if (kind !== 'pages') return (others as Record<string, unknown>)[name]
  const page = (pages as Record<string, unknown>)[call.searchParams.get('path') ?? ''] as Page | undefined
  if (!page || 'redirect' in page) return page
  const shown = { ...page.page, parts: page.page.parts.slice(0, parts) }
  return { ...page, page: shown, slices: Object.fromEntries(page.slices.map((own) => [own, sliceAt(own)])) }
}

/** The fault of a call whose name begins most like it. */
const faultOf = (name: string): Fault | undefined =>
  Object.entries(faults)
    .filter(([beginning]) => name.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1]

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** What the server sends as a value on each line. */
const lines = (values: readonly unknown[]) =>
  new Response(values.map((value) => JSON.stringify(value)).join('\n'))

const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/**
 * Answers the site's calls with what was recorded, until the returned function is called. What was not recorded is
 * unknown, and `unknown` hears of it.
 */
export function answerCalls(options: AnswerOptions, unknown: (call: string) => void): () => void {
  const { fetch } = window
  faults = { ...options.faults }
  mended = Promise.withResolvers()
  window.fetch = async (input, init) => {
    const call = new URL(input instanceof Request ? input.url : input, location.origin)
    if (call.origin !== location.origin || !call.pathname.startsWith('/api/')) return fetch(input, init)
    const name = decodeURIComponent(call.pathname + call.search)
    const fault = faultOf(name)
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'gone') throw new TypeError(`Failed to fetch dynamically imported module: ${name}`)
    if (typeof fault === 'number') return json({ code: 'errors.content.page-failed' }, fault)
    if (fault === 'hang') await Promise.race([mended.promise, untilAborted(init?.signal)])
    const body = recorded(call, options)
    if (body === catalogue.lines) return lines(catalogue.lines)
    if (body !== undefined) return json(body)
    unknown(name)
    return json({ code: 'unknown-call' }, 404)
  }
  return () => {
    window.fetch = fetch
  }
}
