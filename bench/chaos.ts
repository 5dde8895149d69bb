import autocannon from 'autocannon'
import { clearFaults, setFault, startSandbox, startSite } from '../e2e/support/processes.ts'
import { rest } from './browser.ts'
import { type FlakyLine, openFlakyLine } from './flakyLine.ts'
import { isWhole, named, noteWrong, paths, SITE, sumOf, type Wrong } from './guestPages.ts'
import { growthRow, memoryOf } from './memory.ts'
import type { Section } from './report.ts'

const CONNECTIONS = 16

/** Milliseconds in which the site has to recover. */
const RECOVERY = 2000

/** Content is renewed every second, and a failed service is tried every second. */
const restless = {
  LOG_LEVEL: 'fatal',
  SITE_URL: SITE,
  CONTENT_FRESH_SECONDS: '1',
  CONTENT_STALE_WHILE_REVALIDATE_SECONDS: '1',
  CONTENT_STALE_IF_ERROR_SECONDS: '86400',
  PAGE_FRESH_SECONDS: '1',
  BREAKER_SECONDS: '1',
  UPSTREAM_TIMEOUT_MS: '2000',
}

/** A site whose services are behind a connection that a bench can break. */
async function withLine<T>(
  loss: number,
  work: (site: string, line: FlakyLine, sandbox: { url: string }) => Promise<T>,
): Promise<T> {
  const sandbox = await startSandbox({ SANDBOX_ART: 'plain' })
  const line = await openFlakyLine(sandbox.url, loss)
  const services = `${line.url}${new URL(sandbox.url).pathname}`
  const site = await startSite({
    ...restless,
    CASINO_API_URL: `${services}/casino`,
    CMS_URL: `${services}/cms`,
    WINNERS_URL: `${services}/winners`,
    ASSETS_URL: '/assets',
  })
  try {
    for (const path of paths) await warm(site.url + path)
    return await work(site.url, line, sandbox)
  } finally {
    await site.stop()
    line.close()
    await sandbox.stop()
  }
}

/** A lossy connection may need more than one attempt. */
async function warm(url: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if ((await fetch(url)).ok) return
    await rest(250)
  }
  throw new Error(`${url} did not answer`)
}

/** Requests page after page; resolves to the errors by kind. */
async function visit(site: string, seconds: number): Promise<{ answers: number; wrong: Wrong }> {
  const wrong: Wrong = new Map()
  const result = await autocannon({
    url: site,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    requests: paths.map((path) => ({
      path,
      onResponse(status: number, body: string) {
        if (status !== 200 || !isWhole(path, body)) noteWrong(wrong, `${path} ${status}`)
      },
    })),
  })
  if (result.errors > 0) wrong.set('connections', result.errors)
  return { answers: result.requests.total, wrong }
}

/** Milliseconds until a response is fresh again. */
async function timeToRecover(site: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const answer = await fetch(`${site}/`)
    await answer.text()
    const late = Number(answer.headers.get('x-content-stale') ?? 0)
    // A second or two of age is normal with revalidation in the background.
    if (answer.ok && late <= 2) return performance.now() - started
    await rest(50)
  }
}

type Chaos = { answers: number; wrong: Wrong; recoveries: number[] }

/** Under load: cuts the connection to the services, blocks it, makes them fail, each for a fifth of the time. */
export const measureChaos = (seconds: number): Promise<Chaos> =>
  withLine(0, async (site, line, sandbox) => {
    const span = (seconds * 1000) / 6
    const recoveries: number[] = []
    const blows = [
      { strike: () => line.cut(), heal: () => line.mend() },
      { strike: () => line.deaden(), heal: () => line.mend() },
      {
        strike: () =>
          Promise.all(['/casino/*', '/cms/*'].map((path) => setFault(sandbox, path, 'error-503'))),
        heal: () => clearFaults(sandbox),
      },
    ]
    async function trouble() {
      for (const { strike, heal } of blows) {
        await rest(span)
        await strike()
        await rest(span)
        await heal()
        recoveries.push(await timeToRecover(site))
      }
    }
    const [visits] = await Promise.all([visit(site, seconds), trouble()])
    return { ...visits, recoveries }
  })

type Soak = { answers: number; wrong: Wrong; memory: number[] }

/** Ten steps of load over a connection that loses one of twenty; memory after each. */
export const measureSoak = (seconds: number): Promise<Soak> =>
  withLine(0.05, async (site) => {
    const wrong: Wrong = new Map()
    const memory: number[] = []
    let answers = 0
    for (let step = 0; step < 10; step += 1) {
      const visits = await visit(site, seconds)
      answers += visits.answers
      for (const [what, count] of visits.wrong) noteWrong(wrong, what, count)
      memory.push(await memoryOf(site))
    }
    return { answers, wrong, memory }
  })

export const chaosSection = ({ answers, wrong, recoveries }: Chaos): Section => ({
  title: `Services cut off, silent, failing, in turn, under ${CONNECTIONS} visitors`,
  rows: [
    { what: `wrong of ${answers} pages`, ours: String(sumOf(wrong)), target: '0', met: wrong.size === 0 },
    ...['after a cut', 'after silence', 'after failures'].map((what, index) => {
      const ms = recoveries[index] ?? Number.NaN
      const ours = `${Math.round(ms)} ms`
      return { what: `new pages again ${what}`, ours, target: `≤ ${RECOVERY} ms`, met: ms <= RECOVERY }
    }),
  ],
  notes: named(wrong),
})

export function soakSection({ answers, wrong, memory }: Soak): Section {
  return {
    title: `A line that loses one connection of twenty, under ${CONNECTIONS} visitors`,
    rows: [
      { what: `wrong of ${answers} pages`, ours: String(sumOf(wrong)), target: '0', met: wrong.size === 0 },
      growthRow(memory),
    ],
    notes: [...named(wrong), `Memory after each step: ${memory.map(Math.round).join(', ')} MB`],
  }
}
