import type { BrowserContext, Page } from '@playwright/test'
import { holdBack } from '../support/holdBack.ts'
import { logIn, whenGuest, whenPlayer } from '../support/players.ts'
import { shiftsOf, sumOf, watchShifts } from '../support/shifts.ts'
import { devices, expect } from '../support/test.ts'
import { test } from './ownSite.ts'

/** A player's pages, and the text that the loaded page shows. */
const pages = [
  ['/utilizator/jocurile-mele', 'Jucate recent'],
  ['/utilizator/preferate', 'Toate listele'],
  ['/utilizator/oglinda', 'Pe acest dispozitiv'],
] as const

/** Opens a page whose login state loads until the returned function is called; its load event may wait for that too. */
async function openWhileLoginLoads(page: Page, path: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/sandbox/platform/platform.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

/** Ends the session while no page is open that could notice. */
async function endSession(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('about:blank')
  await context.clearCookies({ name: /^sandbox-/ })
}

for (const [device, use] of devices)
  test.describe(device, () => {
    test.use(use)

    test('RTE-09 a player who loads a page of their own is not asked to log in while the login state loads, and nothing moves when it is known', async ({
      page,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: pages[0][0] })
      await watchShifts(page)
      for (const [path, text] of pages) {
        const letGo = await openWhileLoginLoads(page, path)
        await expect(page.locator('html[data-hydrated]')).toBeAttached()
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(main.getByRole('link', { name: 'Intră în cont' })).toHaveCount(0)
        await expect(page.getByRole('contentinfo')).not.toBeInViewport()
        letGo()
        await whenPlayer(page)
        await expect(main.getByText(text).first()).toBeVisible()
        expect(sumOf(await shiftsOf(page)), path).toBeLessThan(0.1)
      }
    })

    test('AUT-05 LCH-06 while the login state loads, the page of a game for money says that the game loads, and it starts for a player', async ({
      page,
      context,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: '/pagina/contact' })
      const main = page.getByRole('main')
      const login = main.getByRole('link', { name: 'Intră în cont' })
      const loading = main.getByRole('status').filter({ hasText: 'Jocul se încarcă' })
      for (const isPlayer of [true, false]) {
        const letGo = await openWhileLoginLoads(page, '/play/regina-nilului/real')
        await expect(loading).toBeVisible()
        await expect(login).toHaveCount(0)
        letGo()
        if (isPlayer)
          await expect(page.getByRole('link', { name: 'Înapoi din Regina Nilului' })).toBeVisible()
        else await expect(login).toBeVisible()
        await expect(loading).toHaveCount(0)
        await endSession(page, context)
      }
    })

    test('AUT-05 while the login state loads, a game offers Play to an expected player without asking for a login; once they are a guest it asks', async ({
      page,
      context,
    }) => {
      await logIn(page, 'mihai.obisnuit', { path: '/pagina/contact' })
      const play = page.getByRole('main').getByRole('link', { name: /joacă$/i })
      for (const name of ['Joacă', 'Intră în cont și joacă']) {
        const letGo = await openWhileLoginLoads(page, '/joc/regina-nilului')
        await expect(play).toHaveAccessibleName('Joacă')
        letGo()
        await expect(play).toHaveAccessibleName(name)
        await (name === 'Joacă' ? whenPlayer(page) : whenGuest(page))
        await expect(play).toHaveAccessibleName(name)
        await endSession(page, context)
      }
    })
  })
