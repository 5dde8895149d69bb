import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { rest, type Screen, warmUp, withPage } from './browser.ts'
import { kB, times } from './numbers.ts'
import type { Row, Section } from './report.ts'
import { bytesOf, type Kind, kinds, listen, type Transfer } from './transfers.ts'

/** Bytes that one visit without any input loads, headers included. */
export type Load = { bytes: Record<Kind, number>; total: number; requests: number; answers: Transfer[] }

/** Milliseconds for which loads count as part of the first view. */
const WITHIN = 8000

/** Compressed bytes of the inline styles of a page: an upper bound for the rest of its HTML. */
export function stylesInside(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
  return styles === '' ? 0 : brotliCompressSync(styles).length
}

/** Loads `url` cold and counts the responses of eight seconds. */
export async function measureLoad(browser: Browser, screen: Screen, url: string): Promise<Load> {
  const { answers, styles } = await withPage(browser, screen, async (page, devtools) => {
    const finished = listen(devtools)
    const started = Date.now()
    const answer = await page.goto(url, { waitUntil: 'load' })
    const html = (await answer?.text()) ?? ''
    await rest(WITHIN - (Date.now() - started))
    return { answers: [...finished], styles: stylesInside(html) }
  })
  const ofKind = (kind: Kind) => bytesOf(answers.filter((answer) => answer.kind === kind))
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind)])) as Load['bytes']
  bytes.html -= styles
  bytes.css += styles
  return { bytes, total: bytesOf(answers), requests: answers.length, answers }
}

type Loads = { screen: Screen; ours: Load; limit: Load }[]

/** Loads the lobby on each screen, ours and the hand-written one. */
export async function measureBytes(
  browser: Browser,
  { ours, byHand }: { ours: string; byHand: string },
): Promise<Loads> {
  const loads: Loads = []
  for (const screen of ['phone', 'desktop'] as const) {
    await warmUp(browser, screen, `${ours}/`)
    loads.push({
      screen,
      ours: await measureLoad(browser, screen, `${ours}/`),
      limit: await measureLoad(browser, screen, `${byHand}/`),
    })
  }
  return loads
}

/** Limits by kind, in kilobytes. */
const targets: Partial<Record<Kind, number>> = { html: 24, js: 125, css: 25, fonts: 45 }

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

/** The table of one screen: ours beside the hand-written page; both inline their CSS. */
function bytesSection(screen: string, ours: Load, limit: Load): Section {
  const failed = ours.answers.filter(({ status }) => status >= 400)
  return {
    title: `Bytes of / on a ${screen}, cold, within ${WITHIN / 1000} s without input (limit: by hand)`,
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

/** The tables of all screens. */
export const bytesSections = (loads: Loads): Section[] =>
  loads.map(({ screen, ours, limit }) => bytesSection(screen, ours, limit))
