import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, whenIdle } from '../support/test.ts'

/** A table in the hub of the sandbox. */
export type Table = {
  ImsGameCode: string
  Language?: string
  Status?: string
  SeatsAvailability?: Record<string, boolean>
  Dealer?: { DealerName?: string } | null
  Limits?: { Min: number; Max: number }
}

type Sandbox = { request: APIRequestContext; site: string }

async function post<Answer>({ request, site }: Sandbox, path: string, data: object = {}): Promise<Answer> {
  const answer = await request.post(`${site}/sandbox/control/${path}`, { data })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}

/** Runs an action on all connections to the hub; `refuse`: milliseconds in which new connections are refused. */
export const toHub = (sandbox: Sandbox, action: string, data?: object) => post(sandbox, `hub/${action}`, data)

/** Opens, closes, fills or frees a table. */
export const toTable = (sandbox: Sandbox, code: string, action: 'open' | 'close' | 'fill' | 'free') =>
  post<Table>(sandbox, `tables/${code}/${action}`)

/** All tables, and the number of connections. */
export async function hubNow({ request, site }: Sandbox) {
  const answer = await request.get(`${site}/sandbox/control/tables`)
  return (await answer.json()) as { tables: Table[]; watching: number }
}

/** The tile of the table that leads to `code`. */
export const tileOf = (page: Page, code: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href="/joc/${code}"]`) })
    .first()

/** The link of a tile, whose accessible name has the state of the table. */
export const tableOf = (page: Page, code: string): Locator =>
  page.locator(`main h3 a[href="/joc/${code}"]`).first()

/** A table with seats in the first rows. */
export const TABLE = 'blackjack-vip'

/** Path of the list of all live tables. */
export const LIST = '/cazinou-live/toate-jocurile'

/** Resets the hub and stops its automatic changes. */
export async function rested(sandbox: Sandbox): Promise<void> {
  await post(sandbox, 'reset')
  await toHub(sandbox, 'rate', { rate: 0 })
}

/** The note that the tables' state is unknown, and the one with the time of the last known state. */
export const noFeedNote = (page: Page): Locator =>
  page.getByText('Nu putem arăta locurile libere la mesele live.')
export const staleNote = (page: Page): Locator => page.getByText(/^Mesele sunt cele de la \d\d:\d\d\.$/)

/** Runs the page's fake clock in steps until `wanted` returns true, at most 180 times. */
export async function runUntil(page: Page, wanted: () => Promise<boolean>, step = 2000): Promise<void> {
  for (let steps = 0; steps < 180 && !(await wanted()); steps += 1) {
    await page.clock.runFor(step)
    await whenIdle(page)
  }
  expect(await wanted()).toBe(true)
}

/** Times of all connection attempts to the hub, by the page's clock. */
export async function triesOf(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tries: number[] = []
    Object.assign(window, { tries })
    const { fetch } = window
    window.fetch = (...asked) => {
      const [what] = asked
      if (String(what instanceof Request ? what.url : what).includes('/negotiate')) tries.push(Date.now())
      return fetch(...asked)
    }
  })
  return () => page.evaluate(() => (window as unknown as { tries: number[] }).tries)
}

/** Removes the console messages of the browser about a lost hub; any other complaint fails the test. */
export function expectLostLine(complaints: string[]): void {
  for (const said of complaints) expect(said).toMatch(/hub|Failed to load resource|live connection/)
  complaints.length = 0
}
