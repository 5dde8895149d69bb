import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentKeys, contentLoads } from '#app/api/content.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { pause } from '#app/api/pause.ts'
import messages from '#app/platform/messages/ro.json'
import { upstreamAnswers } from '#sandbox/fixtures/upstream.ts'
import { createContent } from '../content/content.ts'
import { menuWords, pageWords } from '../content/words.ts'
import { apiRoutes } from '../http/api.ts'
import { createDocuments } from '../http/documents.ts'
import { createLoad } from '../http/load.ts'
import { behind } from '../http/proxy.ts'
import { withTimeLimit } from '../http/timeLimit.ts'
import { createLeaderboards } from '../leaderboards.ts'
import { createBreakers } from '../upstream/breakers.ts'
import { createWinners } from '../winners.ts'
import { type Cell, cells, isDocument, nameOf } from './cells.ts'
import { type FaultName, OVERSIZED, startFaultProxy } from './faultProxy.ts'
import { calls, expected, meanings, type Outcome } from './faultTable.ts'
import { plainPages } from './plainPages.ts'

/**
 * Timeout of one call in milliseconds: long enough for a busy machine, short enough for a response that never comes.
 */
const CALL_TIMEOUT_MS = 3000
const LONG = 20_000

const endless: ReadonlySet<FaultName> = new Set(['hang', 'drip'])

/** Seconds after which no cached value is fresh. */
const STALE_AFTER_SECONDS = 100

/** Seconds after which a page is rendered again, while its content is fresh. */
const PAGE_SECONDS = 11

/** Milliseconds within which a response is normal again. */
const RECOVERY_MS = 10_000

/** Number of cells that run at the same time. */
const PARALLEL_CELLS = 14
const WORKING_AT_ONCE = 6

const lists = upstreamAnswers(() => 'Lobby')
const more: Record<string, () => unknown> = {
  '/cms/redirects': () => [{ from: '/vechi', to: '/toate-jocurile' }],
  '/casino/promotions': () => [
    {
      id: 'turneu',
      slug: 'turneu',
      title: 'Turneu',
      games: [],
      visibleTo: 'All',
      tournament: { prizes: [], rules: [] },
    },
  ],
  '/casino/Promotions/turneu/leaderboard': () => ({
    updatedAt: 1,
    players: 1,
    standings: [{ place: 1, player: 'An***i', points: 12 }],
  }),
  '/casino/Personalized/general/categories': () => [],
  '/cms/pages/despre-noi': () => ({ id: 'p', slug: 'despre-noi', title: 'Despre noi', widgets: [] }),
  '/winners/get-winners-live.php': () =>
    JSON.stringify([{ gameCode: 'diamant-40', player: 'An***i', win: 12, at: 1 }]),
}
const answers = ({ pathname, searchParams }: URL) =>
  more[pathname]?.() ?? lists[pathname]?.(searchParams.get('status') ?? '')

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
beforeAll(async () => {
  proxy = await startFaultProxy(answers)
})
afterAll(() => proxy.stop())

/** The site's own API with its own services and its own clock. */
function setUp(cell: Cell) {
  const lane = proxy.lane(nameOf(cell))
  const said: Dropped[] = []
  const upstream = {
    casinoUrl: `${lane.url}/casino`,
    cmsUrl: `${lane.url}/cms`,
    timeout: endless.has(cell.fault) ? CALL_TIMEOUT_MS : LONG,
    maxBytes: OVERSIZED,
    report: (line: Dropped) => void said.push(line),
    guard: createBreakers({ openSeconds: 0, onChange: () => undefined }).guard,
  }
  let now = 0
  const times = { fresh: 60, staleWhileRevalidate: 0, staleIfError: cell.staleIfError, now: () => now }
  const content = createContent({
    api: upstream,
    published: times,
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: '',
  })
  const winners = createWinners({
    ...upstream,
    url: `${lane.url}/winners`,
    catalogue: () => content.catalogue('Published'),
    times,
  })
  const leaderboards = createLeaderboards({
    ...upstream,
    promotions: () => content.get('promotions', 'Published'),
    times,
  })
  const api = apiRoutes({
    content,
    previewOn: false,
    winners,
    leaderboards,
    gate: async () => undefined,
    build: async () => '1',
  })
  const documents = createDocuments({
    render: plainPages(content.source),
    csp: {
      frameAncestors: '',
      gameOrigins: '',
      sources: { connect: [], frame: [], script: [], img: [] },
      dev: false,
    },
    load: createLoad(),
    times: { ...times, fresh: 10 },
    isPublic: () => true,
  })
  const app = new Hono().use(behind(0), withTimeLimit).route('/api', api)
  app.get('*', (context) => documents.answer(context.req.raw))
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { app, lane, said, wait }
}

async function tryCell(cell: Cell): Promise<string[]> {
  const { app, lane, said, wait } = setUp(cell)
  const { path, key, where } = calls[cell.call]
  const line = where ?? cell.call
  const code = key ?? contentKeys[cell.call as keyof typeof contentKeys]
  const problems: string[] = []
  let goodBody = ''

  async function ask(): Promise<Omit<Outcome, 'calls' | 'lines'> & { code: unknown }> {
    const answer = await app.request(cell.asked)
    const body = await answer.text()
    goodBody ||= answer.ok ? body : ''
    return {
      status: answer.status,
      whole: answer.ok && body === goodBody,
      stale: answer.headers.has('x-content-stale'),
      unkept: (answer.headers.get('cache-control') ?? '').includes('no-store'),
      code: answer.ok || isDocument(cell) ? code : JSON.parse(body).code,
    }
  }

  async function spoiled(when: string, old: boolean): Promise<void> {
    const wanted = expected(calls[cell.call], cell.fault, old)
    said.length = 0
    wait(STALE_AFTER_SECONDS)
    lane.set(path, cell.fault)
    const { code: given, ...seen } = await ask()
    const lines = said.filter((dropped) => dropped.where === line && dropped.index === -1).length
    const got = { ...seen, calls: lane.callsOf(path), lines }
    for (const [what, value] of Object.entries(wanted)) {
      const is = got[what as keyof Outcome]
      if (is !== value) problems.push(`${nameOf(cell)} ${when}: ${what} is ${is}, not ${value}`)
    }
    if (wanted.status === 500 && given !== code) problems.push(`${nameOf(cell)} ${when}: code ${given}`)
  }

  async function healed(when: string): Promise<void> {
    lane.set(path, undefined)
    // A 404 was a response, and is cached like any other.
    if (meanings[cell.fault] === 'gone') wait(STALE_AFTER_SECONDS)
    const until = performance.now() + RECOVERY_MS
    let seen = await ask()
    // A new response may still be loading in the background.
    while ((seen.stale || !seen.whole) && performance.now() < until) {
      await pause(20)
      wait(1)
      seen = await ask()
    }
    if (seen.status !== 200 || !seen.whole || seen.stale)
      problems.push(`${nameOf(cell)} ${when}: not well again: ${JSON.stringify(seen)}`)
  }

  // A busy machine may need more than one attempt to fill the cache.
  for (let tries = 0; tries < 10 && !goodBody; tries += 1) await ask()
  // The first response may lack content for which it did not wait.
  wait(PAGE_SECONDS)
  goodBody = ''
  await ask()
  await spoiled('with something in memory', cell.staleIfError > 0)
  await healed('after the first fault')
  await spoiled('a second time', cell.staleIfError > 0)
  await healed('after the second fault')
  return problems
}

/** The same with an empty cache. */
async function tryCold(cell: Cell): Promise<string[]> {
  const { app, lane } = setUp({ ...cell, fault: cell.fault })
  const { path } = calls[cell.call]
  lane.set(path, cell.fault)
  const wanted = expected(calls[cell.call], cell.fault, false)
  const answer = await app.request(cell.asked)
  const count = lane.callsOf(path)
  return [
    ...(answer.status === wanted.status
      ? []
      : [`${nameOf(cell)} cold: ${answer.status}, not ${wanted.status}`]),
    ...(count === wanted.calls ? [] : [`${nameOf(cell)} cold: ${count} calls, not ${wanted.calls}`]),
  ]
}

async function tryAll(attempt: (cell: Cell) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = []
  async function work(left: Cell[]) {
    for (let cell = left.pop(); cell; cell = left.pop()) problems.push(...(await attempt(cell)))
  }
  // Cells with endless responses run alone, so that the others have enough time.
  const waiting = cells.filter(({ fault }) => endless.has(fault))
  const working = cells.filter(({ fault }) => !endless.has(fault))
  await Promise.all(Array.from({ length: PARALLEL_CELLS }, () => work(waiting)))
  await Promise.all(Array.from({ length: WORKING_AT_ONCE }, () => work(working)))
  return problems
}

test('every load of the server has its row', () => {
  expect(Object.keys(calls)).toEqual(expect.arrayContaining(Object.keys(contentLoads)))
  expect(cells).toHaveLength(21 * 16 * 2 + 16 * 9)
})

test('HTT-07 HTT-09 every call under every fault, with something in memory', {
  timeout: 240_000,
}, async () => {
  expect(await tryAll(tryCell)).toEqual([])
})

test('HTT-07 HTT-09 every call under every fault, with nothing in memory', { timeout: 240_000 }, async () => {
  expect(await tryAll(tryCold)).toEqual([])
})
