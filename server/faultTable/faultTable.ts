import type { ContentName } from '#app/api/content.ts'
import type { FaultName } from './faultProxy.ts'

/** Loads of one record each, beside the lists. */
export type RecordName = 'seo' | 'gameInfo' | 'contentPage' | 'winners'
export type CallName = ContentName | RecordName

/**
 * What an answer of ours is without what a call brings:
 * `fatal`: an error under its key; `without`: whole; `incomplete`: kept by nobody; `unknown`: not found, where the
 * service says that there is none, else an error.
 */
export type Role = 'fatal' | 'without' | 'incomplete' | 'unknown'

type Call = {
  /** Path at the service. */
  path: string
  role: Role
  /** Address of ours that needs it. */
  asked: string
  /** Message key of its failure. */
  key?: string
  /** What the log calls it. */
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
}

/** The document that needs a call of which a page of ours is made; where a page has moved stands before documents. */
export function documentOf(call: CallName): string | undefined {
  const [, path] = calls[call].asked.split('/api/pages?path=')
  return call === 'redirects' ? undefined : path
}

/** What a fault says: the answer comes all the same; nothing is known; there is none; another answer than was asked for. */
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

/** After these a read is tried once more (HTT-02). */
const AGAIN: ReadonlySet<string> = new Set(['500', '503', '429'])

export type Outcome = {
  status: number
  /** The body is that of a good day. */
  whole: boolean
  /** The answer says that it is old. */
  stale: boolean
  /** Nobody may keep the answer. */
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
  // A record that there is none of is no failure: its page is as it should be.
  if (role === 'incomplete') return { ...good, whole: false, unkept: meaning !== 'gone' }
  if (role === 'unknown' && meaning === 'gone') return { ...bad, status: 404 }
  return bad
}

const isRecord = (role: Role): boolean => role === 'incomplete' || role === 'unknown'

/** What the answer to `call` under `fault` has to be; `old` where an older answer is in memory and may be shown. */
export function expected(call: Call, fault: FaultName, old: boolean): Outcome {
  const meaning = meanings[fault]
  const calls = AGAIN.has(String(fault)) ? 2 : 1
  const silent = meaning === 'fine' || (meaning === 'gone' && isRecord(call.role))
  const answer = meaning === 'failure' && old ? { ...good, stale: true } : shown(call.role, meaning)
  return { ...answer, calls, lines: silent ? 0 : 1 }
}
