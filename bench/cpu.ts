import { Agent, get } from 'node:http'
import { startSandbox, upstreams } from '../e2e/support/processes.ts'
import { MB, ms, times } from './numbers.ts'
import { cpuTime, residentBytes, type Served, serveEntry } from './processes.ts'
import type { Section } from './report.ts'

/** Warm-up requests, and counted ones, for each way of serving. */
const counts = {
  drawn: { before: 60, counted: 300 },
  cached: { before: 300, counted: 3000 },
  file: { before: 300, counted: 3000 },
} as const

type Way = keyof typeof counts

/** Cost of serving in milliseconds of processor time. */
export type Cpu = { [W in Way]: number } & {
  /** A fixed workload in the same run; compare two runs as multiples of it. */
  calibration: number
  /** Memory of the site after all requests, in bytes. */
  resident: { drawn: number; cached: number }
}

function request(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.on('error', reject).on('end', resolve).resume()
    })
    sent.on('error', reject)
  })
}

/** Requests `/` repeatedly over one connection; processor milliseconds of the server per request. */
async function costOf({ url, pid }: Served, way: Way): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { before, counted } = counts[way]
  for (let index = 0; index < before; index += 1) await request(agent, `${url}/`)
  const started = cpuTime(pid)
  for (let index = 0; index < counted; index += 1) await request(agent, `${url}/`)
  agent.destroy()
  return (cpuTime(pid) - started) / counted
}

/** A fixed workload of plain JavaScript (sorting, maps, strings): its processor time in milliseconds. */
export function calibrate(): number {
  const work = () => {
    let seed = 1
    const next = () => (seed = (seed * 48_271) % 2_147_483_647)
    const numbers = Array.from({ length: 200_000 }, next).sort((a, b) => a - b)
    const tallies = new Map<string, number>()
    for (const number of numbers) {
      const key = `k${number % 5000}`
      tallies.set(key, (tallies.get(key) ?? 0) + 1)
    }
    return [...tallies.keys()].join().length
  }
  work()
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/** Caches content, but not pages: every request renders and compresses. */
export const keepNoPages = {
  PAGE_FRESH_SECONDS: '0',
  CONTENT_STALE_WHILE_REVALIDATE_SECONDS: '0',
  CONTENT_FRESH_SECONDS: '86400',
}

export const keepPages = { PAGE_FRESH_SECONDS: '86400', CONTENT_FRESH_SECONDS: '86400' }

/** Processor time and memory of one site with one way of serving. */
async function measureSite(
  env: Record<string, string>,
  way: Way,
): Promise<{ cost: number; resident: number }> {
  const site = await serveEntry('server/start.ts', { ASSETS_URL: '/sandbox/casino/assets', ...env })
  try {
    return { cost: await costOf(site, way), resident: residentBytes(site.pid) }
  } finally {
    await site.stop()
  }
}

/**
 * Measures the site in both ways, with its upstreams in another process, and a server that sends the hand-written page.
 */
export async function measureCpu(file: Served): Promise<Cpu> {
  const sandbox = await startSandbox()
  try {
    const drawn = await measureSite({ ...upstreams(sandbox), ...keepNoPages }, 'drawn')
    const cached = await measureSite({ ...upstreams(sandbox), ...keepPages }, 'cached')
    return {
      drawn: drawn.cost,
      cached: cached.cost,
      file: await costOf(file, 'file'),
      calibration: calibrate(),
      resident: { drawn: drawn.resident, cached: cached.resident },
    }
  } finally {
    await sandbox.stop()
  }
}

/** Highest cost of a cached page, as a share of a rendered one. */
const CACHED_SHARE = 0.1

/** The table of the cost of serving. */
export function cpuSection({ drawn, cached, file, calibration, resident }: Cpu): Section {
  return {
    title:
      'Processor time of the server a request for / (brotli, one connection; limit: page by hand from memory)',
    rows: [
      { what: '  drawn', ours: ms(drawn), limit: ms(file), compared: times(drawn, file) },
      { what: '  from memory', ours: ms(cached), limit: ms(file), compared: times(cached, file) },
      {
        what: '  from memory, beside drawn',
        ours: ms(cached),
        limit: ms(drawn),
        compared: times(cached, drawn),
        target: `≤ ${CACHED_SHARE}x`,
        met: cached <= drawn * CACHED_SHARE,
      },
      { what: '  calibration loop', ours: ms(calibration) },
      { what: '  resident memory after drawing', ours: MB(resident.drawn) },
      { what: '  resident memory after serving from memory', ours: MB(resident.cached) },
    ],
    notes: [`drawn = ${times(drawn, calibration)} calibration loop`],
  }
}
