import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startSandbox, upstreams } from '../e2e/support/processes.ts'
import { keepNoPages, keepPages } from './cpu.ts'
import { ms, times } from './numbers.ts'
import { type Served, serveEntry } from './processes.ts'
import type { Row, Section } from './report.ts'
import { type Asked, ask, ensureWrk, type Figures, onCoreOfItsOwn } from './wrk.ts'

const GAMES = '10000'

/** Folder for the lower bound's body. */
const folder = join(import.meta.dirname, '..', 'test-results', 'bench')

/** Number of parallel connections for cached pages. */
const MANY = 8

/** Warm-up seconds, and seconds of each counted turn. */
const WARM = 2
const COUNTED = 3

/** Turns of each, of which the median counts: another process may use a core for a while. */
const TURNS = 3

/** Share of the bare server's rate that the site has to reach from memory. */
const SHARE = 0.6

/** Pages a second that one core has to render. */
const DRAWN = 150

type Way = { server: Served; asked: Omit<Asked, 'seconds'> }

/** A way of serving; cached pages are compared with a server that only sends the same bytes. */
type Measured = { what: string; ours: Figures; limit?: Figures; bytes: number }

type Answer = { body: Buffer; headers: IncomingHttpHeaders }

/** Bytes and headers as transferred. */
async function answerOf({ url }: Served, accept: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  get(`${url}/`, { headers: { 'accept-encoding': accept } }, (answer) => {
    buffer(answer).then((body) => resolve({ body, headers: answer.headers }), reject)
  }).on('error', reject)
  return promise
}

const middle = (turns: readonly Figures[]) =>
  turns.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(turns.length / 2)] as Figures

/** Measures several ways, alternating. */
async function measured(ways: readonly Way[]): Promise<Figures[]> {
  for (const { server, asked } of ways) await ask(server, { ...asked, seconds: WARM })
  const turns = ways.map((): Figures[] => [])
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [index, { server, asked }] of ways.entries())
      turns[index]?.push(await ask(server, { ...asked, seconds: COUNTED }))
  }
  return turns.map(middle)
}

async function withServer<T>(
  entry: string,
  env: Record<string, string>,
  work: (server: Served) => Promise<T>,
): Promise<T> {
  const server = await serveEntry(entry, env)
  onCoreOfItsOwn(server)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Runs `work` with a server that only sends the bytes and headers of a response. */
async function withLimit<T>(
  { body, headers }: Answer,
  file: string,
  work: (limit: Served) => Promise<T>,
): Promise<T> {
  writeFileSync(file, body)
  // The server adds these itself.
  const { connection: _c, 'keep-alive': _k, date: _d, ...own } = headers
  const entry = fileURLToPath(new URL('./serveLimit.ts', import.meta.url))
  return withServer(entry, { BODY: file, HEADERS: JSON.stringify(own) }, work)
}

async function measureKept(site: Served): Promise<Measured[]> {
  const found: Measured[] = []
  for (const accept of ['br', 'gzip', 'identity']) {
    const plain = { accept, queries: false, connections: MANY }
    // Often requested pages get a better compression; the bound sends that version.
    await ask(site, { ...plain, seconds: WARM })
    const answer = await answerOf(site, accept)
    const bytes = answer.body.length
    const [limit, ours, own] = (await withLimit(answer, join(folder, `lobby.${accept}`), (server) =>
      measured([
        { server, asked: plain },
        { server: site, asked: plain },
        { server: site, asked: { ...plain, queries: true } },
      ]),
    )) as [Figures, Figures, Figures]
    found.push({ what: `from memory, ${accept}`, ours, limit, bytes })
    found.push({ what: `from memory, ${accept}, a query of its own each`, ours: own, limit, bytes })
  }
  return found
}

/** Sequentially, since parallel requests share one rendering. */
async function measureDrawn(site: Served): Promise<Measured[]> {
  const found: Measured[] = []
  for (const accept of ['br', 'identity']) {
    const asked = { accept, queries: false, connections: 1 }
    const [ours] = (await measured([{ server: site, asked }])) as [Figures]
    found.push({ what: `drawn, ${accept}`, ours, bytes: (await answerOf(site, accept)).body.length })
  }
  return found
}

/** Serving `/` of 10 000 games from memory and rendered each time, with cached content. */
export async function measureServe(): Promise<Measured[]> {
  await ensureWrk()
  mkdirSync(folder, { recursive: true })
  const sandbox = await startSandbox({ SANDBOX_GAMES: GAMES })
  const env = { ...upstreams(sandbox), ASSETS_URL: '/sandbox/casino/assets' }
  const entry = 'server/start.ts'
  try {
    const kept = await withServer(entry, { ...env, ...keepPages }, measureKept)
    const drawn = await withServer(entry, { ...env, ...keepNoPages }, measureDrawn)
    return [...kept, ...drawn]
  } finally {
    await sandbox.stop()
  }
}

const rate = ({ perSecond }: Figures) => `${Math.round(perSecond)}/s`

function rowOf({ what, ours, limit, bytes }: Measured): Row {
  const enough = limit ? limit.perSecond * SHARE : DRAWN
  const share = limit ? `${times(ours.perSecond, limit.perSecond)}, ` : ''
  return {
    what: `  ${what} (${Math.round(bytes / 1000)} kB)`,
    ours: rate(ours),
    ...(limit && { limit: rate(limit) }),
    compared: `${share}p99 ${ms(ours.p99)}, ${ours.processor.toFixed(3)} ms of the processor`,
    target: limit ? `≥ ${SHARE}x` : `≥ ${DRAWN}/s`,
    met: ours.perSecond >= enough && ours.failed === 0,
  }
}

export const serveSection = (found: readonly Measured[]): Section => ({
  title: `Answers a second for / of ${GAMES} games on one core (limit: the bare server sends the same bytes)`,
  rows: found.map(rowOf),
  notes: found.flatMap(({ what, ours }) => (ours.failed > 0 ? [`${ours.failed} failed: ${what}`] : [])),
})
