import autocannon from 'autocannon'
import { startSite } from '../e2e/support/processes.ts'
import { memoryOf } from './memory.ts'
import type { Section } from './report.ts'

/** Visitors at once, in turn; each asks for the next page as soon as it has the last. */
const CONNECTIONS = [4, 16, 64, 128, 512]

/** Milliseconds that nobody should wait for longer, answered or sent away. */
const MOST = 2000

type Figures = {
  connections: number
  perSecond: number
  p50: number
  p99: number
  /** Answers that said „not now”, of all. */
  shed: number
  answers: number
  /** Connections that broke, answers that were neither a page nor a 503. */
  failed: number
  /** Megabytes of the server's process. */
  memory: number
}

/** Nine visits to pages that are in memory, one to a game's page that perhaps is not; some with a query of their own. */
function pathAt(codes: readonly string[], count: number): string {
  if (count % 10 === 0) return `/joc/${codes[(count * 7919) % codes.length]}`
  const known = ['/', '/toate-jocurile', '/cazinou-live', '/promotii', '/furnizori']
  return `${known[count % known.length]}${count % 3 === 0 ? `?vizita=${count}` : ''}`
}

function loadWith(url: string, codes: readonly string[], connections: number, seconds: number) {
  let count = 0
  return autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => {
          count += 1
          return { ...request, path: pathAt(codes, count) }
        },
      },
    ],
  })
}

/** The site under more and more visitors, each step for so many seconds. */
export async function measureLoadOf(codes: readonly string[], seconds: number): Promise<Figures[]> {
  const site = await startSite({ LOG_LEVEL: 'fatal', CONTENT_STALE_IF_ERROR_SECONDS: '86400' })
  try {
    await fetch(site.url)
    const figures: Figures[] = []
    for (const connections of CONNECTIONS) {
      const result = await loadWith(site.url, codes, connections, seconds)
      const shed = result.statusCodeStats?.['503']?.count ?? 0
      figures.push({
        connections,
        perSecond: result.requests.average,
        p50: result.latency.p50,
        p99: result.latency.p99,
        shed,
        answers: result.requests.total,
        failed: result.errors + result.non2xx - shed,
        memory: await memoryOf(site.url),
      })
    }
    return figures
  } finally {
    await site.stop()
  }
}

export const loadSection = (figures: readonly Figures[], seconds: number): Section => ({
  title: `Visitors who ask for page after page, ${seconds} s each (the machine's own cores ask, too)`,
  rows: figures.map(({ connections, perSecond, p50, p99, shed, answers, failed, memory }) => ({
    what: `${connections} at once, p99`,
    ours: `${Math.round(p99)} ms`,
    compared: `p50 ${Math.round(p50)} ms, ${Math.round(perSecond)}/s, ${answers} answers, ${shed} sent away, ${failed} failed, ${Math.round(memory)} MB`,
    target: `≤ ${MOST} ms`,
    met: p99 <= MOST && failed === 0,
  })),
})
