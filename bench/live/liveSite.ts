import { type Running, startSite } from '../../e2e/support/processes.ts'

/** Updates a second, more than in any casino. */
export const RATE = 500

/** A thousand tables with many updates a second, and no page or picture to be made during a run. */
const settings = {
  SANDBOX_GAMES: '12000',
  SANDBOX_TABLES: '1000',
  SANDBOX_LIVE_RATE: String(RATE),
  SANDBOX_ART: 'plain',
  PAGE_FRESH_SECONDS: '3600',
  CONTENT_FRESH_SECONDS: '3600',
  LOG_LEVEL: 'fatal',
}

/** A table in the control room. */
export type HubTable = {
  ImsGameCode: string
  Language?: string
  Status?: string
  SeatsAvailability?: Record<string, boolean>
  Dealer?: { DealerName?: string }
}

/** The site with the sandbox's hub, and its control room. */
export type LiveSite = {
  url: string
  /** Address of the hub. */
  hub: string
  /** Sets the updates a second. */
  setRate: (rate: number) => Promise<void>
  /** Sets the share of garbage among them. */
  mixGarbage: (share: number) => Promise<void>
  /** Takes or frees every seat of a table, or opens it. */
  change: (code: string, action: 'fill' | 'free' | 'open') => Promise<void>
  tables: () => Promise<HubTable[]>
}

async function ask(url: string, body?: object): Promise<unknown> {
  const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(url, body && { method: 'POST', ...sent })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

function roomOf({ url }: Running): LiveSite {
  const room = `${url}/sandbox/control`
  return {
    url,
    hub: `${url}/sandbox/hub`,
    setRate: async (rate) => void (await ask(`${room}/hub/rate`, { rate })),
    mixGarbage: async (share) => void (await ask(`${room}/hub/mixed`, { share })),
    change: async (code, action) => void (await ask(`${room}/tables/${code}/${action}`, {})),
    tables: async () => ((await ask(`${room}/tables`)) as { tables: HubTable[] }).tables,
  }
}

/** Runs `work` with a site that has a busy hub. */
export async function withLiveSite<T>(work: (site: LiveSite) => Promise<T>): Promise<T> {
  const running = await startSite(settings)
  try {
    return await work(roomOf(running))
  } catch (error) {
    console.error(running.output().slice(-2000))
    throw error
  } finally {
    await running.stop()
  }
}
