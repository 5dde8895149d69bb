import autocannon from 'autocannon'
import { startSite } from '../e2e/support/processes.ts'
import { memoryOf } from './memory.ts'
import type { Section } from './report.ts'

/** Numbers of simultaneous visitors; each requests the next page after the last one. */
const CONNECTIONS = [4, 16, 64, 128, 512]

/** Longest wait in milliseconds, for a page or a refusal. */
const MOST = 2000

type Figures = {
  connections: number
  perSecond: number
  p50: number
  p99: number
  /** Number of 503 responses. */
  shed: number
  answers: number
  /** Broken connections, and responses that were neither a page nor a 503. */
  failed: number
  /** Megabytes of the server process. */
  memory: number
}

/** Nine requests for cached pages, one for a game's page that may not be; some with a unique query. */
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

/** The site with a growing number of visitors, each step for `seconds`. */
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
