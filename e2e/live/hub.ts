import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** A table as the hub of the sandbox has it. */
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

/** Does something to everybody who is connected to the hub; `refuse`: milliseconds in which nobody is let in. */
export const toHub = (sandbox: Sandbox, deed: string, data?: object) => post(sandbox, `hub/${deed}`, data)

/** Opens, closes, fills or frees a table. */
export const toTable = (sandbox: Sandbox, code: string, deed: 'open' | 'close' | 'fill' | 'free') =>
  post<Table>(sandbox, `tables/${code}/${deed}`)

/** Every table, and how many are connected. */
export async function hubNow({ request, site }: Sandbox) {
  const answer = await request.get(`${site}/sandbox/control/tables`)
  return (await answer.json()) as { tables: Table[] } & Record<string, unknown>
}

/** The tile of the table that leads to `code`. */
export const tileOf = (page: Page, code: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href="/joc/${code}"]`) })
    .first()

/** The link of a tile, whose name says how the table is. */
export const tableOf = (page: Page, code: string): Locator =>
  page.locator(`main h3 a[href="/joc/${code}"]`).first()
