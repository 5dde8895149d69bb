import type { Locator, Page } from '@playwright/test'
import { devices, expect, forget, test, whenHydrated, whenIdle } from './support/test.ts'

type Served = { id: string; title: string; jackpotLevels: { title: string; amount: number }[] }

/** What is known of a jackpot beside its amounts. */
const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('region', { name: 'Foc de Aramă' }) })
    .first()
    .locator('div:has(> dt)')
    .filter({ hasText: name })
    .locator('dd')

/** Answers the calls for jackpots one after the other; the last answer stays. */
async function serve(page: Page, ...changes: ((jackpots: Served[]) => void)[]): Promise<void> {
  let call = 0
  await page.route('**/api/jackpots', async (route) => {
    const jackpots = (await (await route.fetch()).json()) as Served[]
    changes[Math.min(call, changes.length - 1)]?.(jackpots)
    call += 1
    await route.fulfill({ json: jackpots })
  })
}

/** The visitor looks at the page for a minute, in which the casino reports twice. */
async function look(page: Page): Promise<void> {
  await page.mouse.move(200, 300)
  await expect(fact(page, 'Sume primite')).toHaveText('chiar acum')
  // A pending request would time out when the clock runs.
  await whenIdle(page)
  await page.clock.runFor(62_000)
}

for (const [device, screen] of devices)
  test.describe(device, () => {
    test.use(screen)

    test('a jackpot says how it has grown, when a level fell, and how old the amounts are', async ({
      page,
    }) => {
      await page.clock.install()
      const asServed = () => {}
      await serve(page, asServed, asServed, (jackpots) => {
        for (const { jackpotLevels } of jackpots) {
          const low = jackpotLevels.at(-1)
          if (low && jackpotLevels.length > 1) low.amount = 1
        }
      })
      await page.goto('/jackpots')
      await whenHydrated(page)
      await expect(fact(page, 'Sume primite')).toHaveText('odată cu pagina')
      await look(page)
      await expect(fact(page, 'Nivelul de sus')).toHaveText(/^\+[\d.]+,\d\d lei/)
      await expect(fact(page, 'Ultima cădere')).toHaveText(/^Mini, 88,02 lei, /)
    })
  })

test('without the public wins the last fall is unknown, and old amounts say how old they are', async ({
  page,
  complaints,
}) => {
  await page.clock.install()
  await page.route('**/api/winners?kind=jackpot', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/jackpots')
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await expect(fact(page, 'Sume primite')).toHaveText('chiar acum')
  await whenIdle(page)
  await page.clock.runFor(20_000)
  await expect(fact(page, 'Ultima cădere')).toHaveText(/^nu știm acum/)
  await page.route('**/api/jackpots', (route) => route.fulfill({ status: 503, body: '' }))
  await whenIdle(page)
  await page.clock.runFor(185_000)
  await expect(fact(page, 'Sume primite')).toHaveText('acum 3 minute')
  forget(complaints, /503/)
})
