import type { Page } from '@playwright/test'
import { ownForm, reset, scriptCalls, setFault, setToggle, test } from './support/microFrontends.ts'
import {
  balance,
  fillCredentials,
  loginDialog,
  loginLink,
  passwordOf,
  submit,
  whenPlayer,
} from './support/players.ts'
import { expect, forget, phone, whenHydrated } from './support/test.ts'

const WHO = 'victor.mare'
const PAGE = '/pagina/termeni-si-conditii'
const BY_FRONTEND = 'micro-frontend-login'
const SECOND = 'login-dialog-2-casino'

test.beforeEach(({ request, site }) => reset({ request, site }))

/** Logs in with whichever form the dialog has. */
async function enter(page: Page): Promise<void> {
  const dialog = loginDialog(page)
  await fillCredentials(dialog, WHO, passwordOf(WHO))
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await whenPlayer(page)
}

const forms = [
  { form: 'our own form', toggles: { [BY_FRONTEND]: false, [SECOND]: true }, scripts: [0, 0] },
  { form: 'login-dialog', toggles: { [BY_FRONTEND]: true, [SECOND]: false }, scripts: [1, 0] },
  { form: 'login-dialog-2', toggles: { [BY_FRONTEND]: true, [SECOND]: true }, scripts: [0, 1] },
]

for (const { form, toggles, scripts } of forms)
  test(`MFE-01 AUT-05 a player logs in with ${form}, which the toggles choose, after a wrong password; the name is remembered, and another tab follows`, async ({
    page,
    context,
    request,
    site,
  }) => {
    for (const [name, on] of Object.entries(toggles)) await setToggle({ request, site }, name, on)
    const other = await context.newPage()
    await other.goto(PAGE)
    await whenHydrated(other)
    await page.goto(PAGE)
    await whenHydrated(page)
    await loginLink(page).click()
    const dialog = loginDialog(page)
    await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
    await expect(ownForm(dialog)).toHaveCount(form === 'our own form' ? 1 : 0)
    await page.keyboard.type(WHO)
    await dialog.getByLabel('Parola', { exact: true }).fill('gresita')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(/parola nu se potrivesc/)
    await dialog.getByRole('checkbox', { name: 'Ține-mă minte' }).check()
    await dialog.getByLabel('Parola', { exact: true }).fill(passwordOf(WHO))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await whenPlayer(page)
    await expect(balance(page)).toContainText('128.450,00 lei')
    const calls = [
      await scriptCalls({ request, site }, 'login-dialog'),
      await scriptCalls({ request, site }, 'login-dialog-2'),
    ]
    expect(calls.map((count) => Math.min(count, 1))).toEqual(scripts)
    expect((await context.cookies()).map(({ name }) => name)).toContain('remembered')
    await whenPlayer(other)
    await page.reload()
    await whenPlayer(page)
  })

/** Each fault: whether our own form takes over, and what the log names. */
const faults = [
  { fault: 'no-manifest', own: true, log: /ApiError 404/ },
  { fault: 'wrong-manifest', own: true, log: /ValiError/ },
  { fault: 'foreign-script', own: true, log: /ForeignOrigin/ },
  { fault: 'throws-at-load', own: true, log: /ThrewAtLoad/ },
  { fault: 'throws-at-mount', own: true, log: /ThrewAtMount/ },
  { fault: 'throws-at-unmount', own: false, log: /ThrewAtUnmount/ },
  { fault: 'never-ready', own: true, log: /NotReady/ },
  { fault: 'floods', own: false, log: /too many events/ },
  { fault: 'styles-body', own: true, log: /TouchedThePage/ },
  { fault: 'huge', own: true, log: /ApiError 200/ },
] as const

/** Lines of the site's log about micro-frontends. */
function logOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('micro-frontend ')) lines.push(message.text())
  })
  return lines
}

for (const { fault, own, log } of faults)
  test(`MFE-01 a guest presses Play and logs in although login-dialog-2 has the fault ${fault}: ${own ? 'our own form takes over' : 'its form still works'}, and the game for money opens`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await setToggle({ request, site }, BY_FRONTEND, true)
    await setFault({ request, site }, 'login-dialog-2', fault)
    const lines = logOf(page)
    await page.goto('/joc/regina-nilului')
    await whenHydrated(page)
    const styleBefore = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.getByRole('link', { name: 'Intră în cont și joacă' }).click()
    const dialog = loginDialog(page)
    await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
    await expect(ownForm(dialog)).toHaveCount(own ? 1 : 0)
    await expect(dialog).toContainText('Intră în cont ca să joci pe bani reali.')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(styleBefore)
    await fillCredentials(dialog, WHO, passwordOf(WHO))
    await submit(dialog).click()
    await expect(dialog).toHaveCount(0)
    const frame = page.frameLocator('iframe[title="Regina Nilului, joc pe bani reali"]')
    await expect(frame.getByText('128.450,00 lei')).toBeVisible()
    expect(lines).toEqual([expect.stringMatching(log)])
    forget(
      complaints,
      /micro-frontend login-dialog-2: |404.*login-dialog-2|login-dialog-2.*404|status of 404/,
    )
  })

test('MFE-01 AUT-09 new terms go beyond login-dialog: our own form takes over and shows them', async ({
  page,
  request,
  site,
}) => {
  await setToggle({ request, site }, BY_FRONTEND, true)
  await page.goto(PAGE)
  await whenHydrated(page)
  await loginLink(page).click()
  const dialog = loginDialog(page)
  const login = async () => {
    await fillCredentials(dialog, 'ioana.termeni', passwordOf('ioana.termeni'))
    await submit(dialog).click()
  }
  await expect(ownForm(dialog)).toHaveCount(0)
  await login()
  await expect(ownForm(dialog)).toBeVisible()
  await login()
  await expect(page.getByRole('dialog', { name: 'Termenii s-au schimbat' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('MFE-01 AUT-05 a player logs in by touch with login-dialog-2', async ({ page, request, site }) => {
    await setToggle({ request, site }, BY_FRONTEND, true)
    await page.goto(PAGE)
    await whenHydrated(page)
    await loginLink(page).tap()
    await expect(loginDialog(page).getByText('Bine ai revenit')).toBeVisible()
    await enter(page)
  })
})
