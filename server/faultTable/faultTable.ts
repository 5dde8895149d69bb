import type { ContentName } from '#app/api/content.ts'
import type { FaultName } from './faultProxy.ts'

/** Loads of a single record, in addition to the lists. */
export type RecordName = 'seo' | 'gameInfo' | 'contentPage' | 'winners' | 'leaderboard'
export type CallName = ContentName | RecordName

/**
 * Result of our response without the data of a call: `fatal`: an error under its key; `without`: complete;
 * `incomplete`: not cached; `unknown`: a 404 if the service says that there is none, else an error.
 */
export type Role = 'fatal' | 'without' | 'incomplete' | 'unknown'

type Call = {
  /** Path of the service. */
  path: string
  role: Role
  /** Our address that needs it. */
  asked: string
  /** Message key of its failure. */
  key?: string
  /** Its name in the log. */
  where?: string
}

const lobby = '/api/pages?path=/'

/** Every call of the server to a service. A new one does not compile without its row. */
export const calls: Record<CallName, Call> = {
  games: { path: '/casino/games/no-files', role: 'fatal', asked: lobby },
  providers: { path: '/casino/providers', role: 'fatal', asked: lobby },
  collections: { path: '/casino/collections', role: 'fatal', asked: lobby },
  collectionGroups: { path: '/casino/collections/groups', role: 'fatal', asked: lobby },
  carousels: { path: '/casino/carousels', role: 'fatal', asked: lobby },
  promotions: { path: '/casino/promotions', role: 'fatal', asked: '/api/pages?path=/promotii' },
  videos: { path: '/casino/videowidgets', role: 'fatal', asked: lobby },
  jackpots: { path: '/casino/Jackpots', role: 'without', asked: lobby },
  redirects: { path: '/cms/redirects', role: 'fatal', asked: '/api/pages?path=/vechi' },
  special: {
    path: '/casino/Personalized/general/categories',
    role: 'fatal',
    asked: '/api/special-categories',
  },
  categories: { path: '/cms/categories', role: 'fatal', asked: lobby },
  layouts: { path: '/cms/layouts', role: 'fatal', asked: lobby },
  menus: { path: '/cms/menus', role: 'fatal', asked: lobby },
  submenu: { path: '/cms/submenu', role: 'fatal', asked: lobby },
  settings: { path: '/cms/globalsettings', role: 'fatal', asked: lobby },
  toggles: {
    path: '/cms/cms-client/configuration/web_global',
    role: 'fatal',
    asked: '/api/feature-toggles',
  },
  seo: { path: '/casino/seo/seo-lobby', role: 'incomplete', asked: lobby, where: 'seo:seo-lobby' },
  gameInfo: {
    path: '/casino/games/diamant-40/info',
    role: 'incomplete',
    asked: '/api/pages?path=/joc/diamant-40',
    where: 'info:diamant-40',
  },
  contentPage: {
    path: '/cms/pages/despre-noi',
    role: 'unknown',
    asked: '/api/pages?path=/pagina/despre-noi',
    key: 'unexpected',
    where: 'page:despre-noi',
  },
  winners: {
    path: '/winners/get-winners-live.php',
    role: 'fatal',
    asked: '/api/winners',
    key: 'errors.failed-to-fetch-live-winners',
    where: 'winners:recent',
  },
  leaderboard: {
    path: '/casino/Promotions/turneu/leaderboard',
    role: 'unknown',
    asked: '/api/leaderboards/turneu',
    key: 'unexpected',
    where: 'leaderboard:turneu',
  },
}

/** The document that needs a call; redirects come before documents. */
export function documentOf(call: CallName): string | undefined {
  const [, path] = calls[call].asked.split('/api/pages?path=')
  return call === 'redirects' ? undefined : path
}

/** Meaning of a fault: the response arrives anyway; it is unknown; the record does not exist; a different response. */
export type Meaning = 'fine' | 'failure' | 'gone' | 'refusal'

export const meanings: Record<FaultName, Meaning> = {
  late: 'fine',
  hang: 'failure',
  reset: 'failure',
  cut: 'failure',
  drip: 'failure',
  garbage: 'failure',
  html: 'failure',
  shape: 'failure',
  nothing: 'failure',
  oversized: 'failure',
  500: 'failure',
  503: 'failure',
  429: 'failure',
  404: 'gone',
  401: 'refusal',
  403: 'refusal',
  451: 'refusal',
  301: 'refusal',
  302: 'refusal',
}

/** Faults after which a read is retried once (HTT-02). */
const RETRIED_FAULTS: ReadonlySet<string> = new Set(['500', '503', '429'])

export type Outcome = {
  status: number
  /** The body is the normal one. */
  whole: boolean
  /** The response is marked as stale. */
  stale: boolean
  /** The response must not be cached. */
  unkept: boolean
  /** Calls to the service. */
  calls: number
  /** Lines about it in the log. */
  lines: number
}

const good = { status: 200, whole: true, stale: false, unkept: false }
const bad = { ...good, status: 500, whole: false, unkept: true }

function shown(role: Role, meaning: Meaning): Omit<Outcome, 'calls' | 'lines'> {
  if (meaning === 'fine') return good
  if (role === 'without') return { ...good, whole: false }
  // A missing record is no failure: its page is complete.
  if (role === 'incomplete') return { ...good, whole: false, unkept: meaning !== 'gone' }
  if (role === 'unknown' && meaning === 'gone') return { ...bad, status: 404 }
  return bad
}

const isRecord = (role: Role): boolean => role === 'incomplete' || role === 'unknown'

/** The expected response to `call` with `fault`; `old` if an older response is cached and may be used. */
export function expected(call: Call, fault: FaultName, old: boolean): Outcome {
  const meaning = meanings[fault]
  const calls = RETRIED_FAULTS.has(String(fault)) ? 2 : 1
  const silent = meaning === 'fine' || (meaning === 'gone' && isRecord(call.role))
  const answer = meaning === 'failure' && old ? { ...good, stale: true } : shown(call.role, meaning)
  return { ...answer, calls, lines: silent ? 0 : 1 }
}
