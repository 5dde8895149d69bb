import type { Browser, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { framesDuring } from '../frames.ts'
import { logIn, NAME, open } from './visitor.ts'

/** Longest gaps between two frames in milliseconds, and the snackbars, while notifications arrive. */
export type Notifications = {
  count: number
  worstGap: number
  restGap: number
  snackbars: number
  listed: number
}

const COUNT = 1000
/** Milliseconds of the page at rest, and for the last notifications. */
const SECOND = 1000
/** Requests that are under way at a time. */
const BATCH = 50

async function send(site: string): Promise<void> {
  const address = `${site}/sandbox/control/notifications/${NAME}`
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'BALANCE' }),
  }
  for (let sent = 0; sent < COUNT; sent += BATCH)
    await Promise.all(Array.from({ length: BATCH }, () => fetch(address, options)))
}

const snackbarsIn = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Notificări' }).getByRole('listitem').count()

/** Measures the frames of a page while a thousand notifications of the player's line arrive, beside those at rest. */
export const measureNotifications = (browser: Browser, site: string): Promise<Notifications> =>
  withPage(browser, 'desktop', async (page) => {
    await open(page, `${site}/pagina/termeni-si-conditii`)
    await logIn(page)
    const told = page.getByRole('button', { name: /^Notificări, / })
    const still = await framesDuring(page, () => rest(SECOND))
    const busy = await framesDuring(page, async () => {
      await send(site)
      await told.waitFor()
      await rest(SECOND)
    })
    const snackbars = await snackbarsIn(page)
    await told.click()
    const row = page.getByRole('dialog', { name: 'Notificări' }).getByRole('listitem').first()
    const listed = Number(
      /[\d.]+(?: de)? ori/.exec((await row.textContent()) ?? '')?.[0].replaceAll(/\D/g, '') ?? 0,
    )
    return { count: COUNT, worstGap: busy.worstGap, restGap: still.worstGap, snackbars, listed }
  })
