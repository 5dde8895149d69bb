import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import messages from '#app/platform/messages/ro.json'
import { createSandbox } from '#sandbox/app.ts'
import { createContent as createCatalogue } from '#sandbox/content.ts'
import { openDatabase } from '#sandbox/database.ts'
import { worldOf } from '#sandbox/hub/kinds.ts'
import { createSchedule } from '#sandbox/hub/schedule.ts'
import { createContent } from '#server/content/content.ts'
import { menuWords, pageWords } from '#server/content/words.ts'
import { apiRoutes } from '#server/http/api.ts'
import { createLeaderboards } from '#server/leaderboards.ts'
import { createWinners, usual } from '#server/winners.ts'
import { recordedAt, recordedGames, recordedPaths } from '#stories/app/fixtures/recorded.ts'

const ORIGIN = 'http://sandbox.test'
const upstream = { casinoUrl: `${ORIGIN}/casino`, cmsUrl: `${ORIGIN}/cms`, timeout: 60_000, report: () => {} }

/** Calls without a page. */
const calls = [
  '/api/jackpots',
  '/api/special-categories?lobby=Casino',
  '/api/special-categories?lobby=Live',
  '/api/winners?kind=recent',
  '/api/winners?kind=jackpot',
  '/api/winners?kind=hall-of-fame',
  '/api/leaderboards/promo-turneul-castelului',
  '/api/leaderboards/promo-premii-de-sezon',
  '/api/build',
]

type Slices = Record<string, unknown>
type Answer = { page: { parts: { slice: string }[] }; shell: string; slices: Slices } | { redirect: string }

/** The site's own API with a sandbox in memory, and the paths of its public pages. */
function createSite() {
  const content = createContent({
    api: upstream,
    published: { fresh: 3600, staleWhileRevalidate: 0, staleIfError: 0 },
    words: menuWords(messages),
    pageWords: pageWords(messages),
    siteUrl: '',
  })
  const winners = createWinners({
    ...upstream,
    url: `${ORIGIN}/winners`,
    catalogue: () => content.catalogue('Published'),
  })
  const leaderboards = createLeaderboards({
    ...upstream,
    promotions: () => content.get('promotions', 'Published'),
    times: usual,
  })
  const build = async () => 'recorded'
  const routes = apiRoutes({
    content,
    previewOn: true,
    winners,
    leaderboards,
    gate: async () => undefined,
    build,
  })
  const api = new Hono().route('/api', routes)

  async function bodyOf(path: string): Promise<string> {
    const response = await api.request(path)
    if (response.ok) return response.text()
    throw new Error(`recordAnswers: ${path} answers ${response.status}; leave it out or correct it`)
  }
  const ask = async (path: string): Promise<unknown> => JSON.parse(await bodyOf(path))
  const askLines = async (path: string): Promise<unknown[]> =>
    (await bodyOf(path)).split('\n').map((line) => JSON.parse(line))
  return { ask, askLines, sitemap: content.sitemap }
}

/** Runs `work` while every call goes to the sandbox and the clock is fixed. */
async function withSandbox<Result>(work: () => Promise<Result>): Promise<Result> {
  const db = openDatabase({ file: ':memory:', games: recordedGames, now: recordedAt })
  const artCacheDir = mkdtempSync(join(tmpdir(), 'arama-'))
  const { app: sandbox } = createSandbox({ db, artCacheDir, now: () => recordedAt })
  const { fetch } = globalThis
  const { now } = Date
  globalThis.fetch = async (input, init) => sandbox.fetch(new Request(input, init))
  Date.now = () => recordedAt
  try {
    return await work()
  } finally {
    globalThis.fetch = fetch
    Date.now = now
    db.close()
    rmSync(artCacheDir, { recursive: true })
  }
}

type Ask = (path: string) => Promise<unknown>

/** The games that stories show as a page with the row below it. */
const gamePages = ['/joc/regina-nilului', '/joc/marea-aventura']

/** Other games are recorded for their details, which show no related games. */
const slicesOf = (path: string, slices: Slices): Slices =>
  gamePages.includes(path)
    ? slices
    : Object.fromEntries(
        Object.entries(slices).map(([name, slice]) => [name, { ...(slice as object), related: undefined }]),
      )

/** The responses for pages, each with the names of its slices, most of which are shared. */
async function recordPages(paths: readonly string[], ask: Ask) {
  const slices: Slices = {}
  const pages: Record<string, unknown> = {}
  for (const path of paths) {
    const query = new URLSearchParams({ path })
    const answer = (await ask(`/api/pages?${query}`)) as Answer
    if ('redirect' in answer) {
      pages[path] = answer
      continue
    }
    Object.assign(slices, slicesOf(path, answer.slices))
    pages[path] = { ...answer, slices: Object.keys(answer.slices) }
  }
  return { pages, slices }
}

/** Number of recorded updates of the live feed, and of updates a second. */
const UPDATES = 400
const RATE = 10

/** Stories have no server for pictures of tables. */
const unpictured = <Body extends object>(record: Body) => ({ ...record, DynamicImageUrl: undefined })

/** Messages of the live hub: every table, then updates. */
function recordFeed() {
  const db = openDatabase({ file: ':memory:', games: recordedGames, now: recordedAt })
  const games = createCatalogue(db)
    .live(recordedGames)
    .map(({ game, world }) => ({ ...game, world: worldOf(world) }))
  let at = recordedAt
  const schedule = createSchedule({ games, base: '', rate: RATE, now: () => at })
  const init: unknown[] = structuredClone(schedule.records()).map(unpictured)
  const updates: unknown[] = []
  while (updates.length < UPDATES) {
    at += 500
    updates.push(...structuredClone(schedule.advance()).map(unpictured))
  }
  db.close()
  return { init, updates }
}

/** Responses of the site's server to the calls of the stories, with the sandbox's data. */
export const recordAnswers = () =>
  withSandbox(async () => {
    const { ask, askLines, sitemap } = createSite()
    const recorded = await recordPages([...(await sitemap()), ...recordedPaths], ask)
    const { hash } = (await ask('/api/catalogue')) as { hash: string }
    const catalogue = { hash, lines: await askLines(`/api/catalogue/${hash}`) }
    const others: Record<string, unknown> = {}
    for (const call of calls) others[call] = await ask(call)
    return { ...recorded, catalogue, others, feed: recordFeed() }
  })
