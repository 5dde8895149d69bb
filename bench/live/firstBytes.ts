import type { Browser } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { scriptBytes, visit } from '../firstView/visit.ts'
import type { LiveSite } from './liveSite.ts'

/** The first view of the live lobby, and the requests for live tables in a guest's lobby. */
export type FirstBytes = {
  /** Bytes of the site's own scripts until hydration. */
  script: number
  /** Milliseconds of the first paint, and of the request for the hub's client. */
  fcp: number
  hub: number
  /** Requests of `/` for live tables. */
  askedByLobby: string[]
}

export const WITHIN = 8
const HUB_CLIENT = /\/assets\/hub-/
const OF_TABLES = /\/assets\/(?:live|hub)-|\/sandbox\/hub/

/** Addresses of live tables that `url` requests within eight seconds without input. */
const askedBy = (browser: Browser, url: string): Promise<string[]> =>
  withPage(browser, 'phone', async (page) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => asked.push(socket.url()))
    await page.goto(url, { waitUntil: 'commit' })
    await rest(WITHIN * 1000)
    return asked.filter((address) => OF_TABLES.test(address)).map((address) => new URL(address).pathname)
  })

/** A first visit of the live lobby on a slow phone, and one of the lobby. */
export async function measureFirstBytes(browser: Browser, { url }: LiveSite): Promise<FirstBytes> {
  const seen = await visit(browser, `${url}/cazinou-live`)
  const hub = seen.arrivals.find((arrival) => HUB_CLIENT.test(arrival.url))?.asked ?? Number.NaN
  return { script: scriptBytes(seen), fcp: seen.fcp, hub, askedByLobby: await askedBy(browser, `${url}/`) }
}
