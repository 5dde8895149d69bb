import type { Locator, Page } from '@playwright/test'
import { reset, setAccount, setFault, test } from './support/microFrontends.ts'
import { avatar, balance, banner, logIn, openAccount } from './support/players.ts'
import { expect, forget, phone } from './support/test.ts'

const WHO = 'victor.mare'
const PAGE = '/pagina/termeni-si-conditii'

test.beforeEach(async ({ request, site }) => {
  await reset({ request, site })
  await setAccount({ request, site }, 'micro-frontend')
})

const account = (page: Page, name = 'Contul meu'): Locator => page.getByRole('dialog', { name })
const inside = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Înapoi la joc' })

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'its own close event': (page) => inside(account(page)).click(),
  'the button of the panel': (page) => account(page).getByRole('button', { name: 'Închide' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'Escape after a press inside': async (page) => {
    await account(page).getByRole('button', { name: 'Depune' }).focus()
    await page.keyboard.press('Escape')
  },
  'a press beside it': (page) => page.mouse.click(4, 4),
  Back: (page) => page.goBack(),
}

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('MNU-10 MFE-01 the micro-frontend my-account opens over the page on the dashboard, and each way closes it and restores the focus', async ({
      page,
    }) => {
      await logIn(page, WHO, { path: PAGE })
      const { opener, open } = await accountWay(page, width)
      for (const [closing, close] of Object.entries(ways)) {
        await open()
        await expect(account(page).getByRole('definition').first()).toHaveText(WHO)
        await expect(account(page).locator('iframe')).toHaveCount(0)
        await close(page)
        await expect(account(page), closing).toHaveCount(0)
        await expect(page).toHaveURL(PAGE)
        await expect(opener, closing).toBeFocused()
      }
    })

    test('MNU-10 MFE-01 BAL-01 a deposit in my-account updates the balance in the header at once', async ({
      page,
    }) => {
      await logIn(page, WHO, { path: PAGE })
      await banner(page).getByRole('link', { name: 'Depune' }).click()
      const dialog = account(page, 'Depune')
      await dialog.getByLabel('Suma, în lei').fill('250')
      await dialog.getByRole('button', { name: 'Depune' }).click()
      await expect(dialog.getByRole('status')).toContainText('128.700,00 lei')
      await expect(balance(page).getByText('128.700,00 lei')).toBeAttached()
    })
  })

/** What opens the account: the avatar's menu; on narrow screens a link in the menu, over which the account opens. */
async function accountWay(
  page: Page,
  width: number,
): Promise<{ opener: Locator; open: () => Promise<void> }> {
  if (width > 1000) return { opener: avatar(page, WHO), open: () => openAccount(page) }
  await page.getByRole('button', { name: 'Meniu' }).click()
  const link = page.getByRole('dialog', { name: 'Meniu' }).getByRole('link', { name: 'Contul meu' })
  return { opener: link, open: () => link.click() }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('MNU-10 MFE-01 by touch the deposit opens as the micro-frontend too, and its own button closes it', async ({
    page,
  }) => {
    await logIn(page, WHO, { path: PAGE })
    await banner(page).getByRole('link', { name: 'Depune' }).tap()
    const dialog = account(page, 'Depune')
    await expect(dialog.getByLabel('Suma, în lei')).toBeVisible()
    await inside(dialog).tap()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(PAGE)
  })
})

test('MNU-10 MFE-01 where my-account throws, the framed account site takes its place', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await setFault({ request, site }, 'my-account', 'throws-at-mount')
  await logIn(page, WHO, { path: PAGE })
  await openAccount(page)
  const frame = page.frameLocator('iframe[title="Contul meu"]')
  await expect(frame.getByRole('definition').first()).toHaveText(WHO)
  forget(complaints, /micro-frontend my-account: ThrewAtMount/)
})
