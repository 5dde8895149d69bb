import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession } from 'playwright'
import { rest, type Screen, withPage } from './browser.ts'
import { kB, times } from './numbers.ts'
import type { Row, Section } from './report.ts'

/** What is counted apart. */
export const kinds = ['html', 'js', 'css', 'fonts', 'images', 'data', 'other'] as const

export type Kind = (typeof kinds)[number]

type Answer = { url: string; kind: Kind; status: number; bytes: number }

/** What one visit without any input loads: bytes on the line, headers included. */
export type Load = { bytes: Record<Kind, number>; total: number; requests: number; answers: Answer[] }

/** Milliseconds in which everything counts as loaded before the first interaction. */
const WITHIN = 8000

const byMime: [pattern: RegExp, kind: Kind][] = [
  [/^text\/html/, 'html'],
  [/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/font/, 'fonts'],
  [/^image\//, 'images'],
  [/json/, 'data'],
]

/** The kind of an answer by its content type. */
export const kindOf = (mime: string): Kind => byMime.find(([pattern]) => pattern.test(mime))?.[1] ?? 'other'

/** Collects answers as they finish. */
function listen(devtools: CDPSession): Answer[] {
  const open = new Map<string, Omit<Answer, 'bytes'>>()
  const answers: Answer[] = []
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, status } = response
    if (url.startsWith('http')) open.set(requestId, { url, status, kind: kindOf(mimeType) })
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = open.get(requestId)
    if (answer && encodedDataLength > 0) answers.push({ ...answer, bytes: encodedDataLength })
  })
  return answers
}

/** Bytes of the styles that stand inside a page, as small as they get: what is left to its HTML is the most it can be. */
export function stylesInside(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  return styles === '' ? 0 : brotliCompressSync(styles).length
}

/** Loads `url` cold and counts what comes within eight seconds. */
export async function measureLoad(browser: Browser, screen: Screen, url: string): Promise<Load> {
  const { answers, styles } = await withPage(browser, screen, async (page, devtools) => {
    const finished = listen(devtools)
    const started = Date.now()
    const answer = await page.goto(url, { waitUntil: 'load' })
    const html = (await answer?.text()) ?? ''
    await rest(WITHIN - (Date.now() - started))
    return { answers: [...finished], styles: stylesInside(html) }
  })
  const bytesOf = (kind?: Kind) =>
    answers.filter((answer) => !kind || answer.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, bytesOf(kind)])) as Load['bytes']
  bytes.html -= styles
  bytes.css += styles
  return { bytes, total: bytesOf(), requests: answers.length, answers }
}

/** Most bytes per kind, in kilobytes. */
const targets: Partial<Record<Kind, number>> = { html: 30, js: 150, css: 25, fonts: 90 }

const names: Record<Kind, string> = {
  html: 'HTML (brotli)',
  js: 'JavaScript before first interaction',
  css: 'CSS (inside the HTML)',
  fonts: 'fonts',
  images: 'images',
  data: 'data (/api)',
  other: 'other',
}

function kindRow(kind: Kind, ours: Load, limit: Load): Row {
  const target = targets[kind]
  const [own, other] = [ours.bytes[kind], limit.bytes[kind]]
  return {
    what: `  ${names[kind]}`,
    ours: kB(own),
    limit: kB(other),
    compared: other > 0 ? times(own, other) : '',
    ...(target !== undefined && { target: `≤ ${target} kB`, met: own <= target * 1000 }),
  }
}

/** The table of one screen: ours beside the static page; both have their CSS in their HTML. */
export function bytesSection(screen: string, ours: Load, limit: Load): Section {
  const failed = ours.answers.filter(({ status }) => status >= 400)
  return {
    title: `Bytes of / on a ${screen}, cold, within ${WITHIN / 1000} s without input (limit: static page)`,
    rows: [
      ...kinds.map((kind) => kindRow(kind, ours, limit)),
      {
        what: '  all',
        ours: kB(ours.total),
        limit: kB(limit.total),
        compared: times(ours.total, limit.total),
      },
      { what: '  requests', ours: String(ours.requests), limit: String(limit.requests) },
    ],
    notes: failed.map(({ status, url }) => `answered ${status}: ${url}`),
  }
}
