import AxeBuilder from '@axe-core/playwright'
import {
  ask,
  chatToggle,
  chatWindow,
  conversation,
  findToggle,
  isOnTop,
  pressToggle,
} from '../support/chat.ts'
import {
  addFault,
  fillCredentials,
  loginDialog,
  loginLink,
  logOut,
  passwordOf,
  submit,
} from '../support/players.ts'
import { press } from '../support/press.ts'
import { tabTo } from '../support/tabTo.ts'
import { expect, phone, whenHydrated, whenIdle } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'mihai.obisnuit'
const desk = { viewport: { width: 1440, height: 900 } }

for (const [name, screen] of [
  ['1440 px', desk],
  ['390 px', phone],
] as const) {
  test.describe(name, () => {
    test.use(screen)

    test('CHT-01 MNU-07 nothing of the chat is requested before the first press; then it loads, opens, answers, and closes by its toggle, Escape and Back', async ({
      page,
      request,
      site,
    }) => {
      const asked: string[] = []
      page.on(
        'request',
        (sent) => /^\/sandbox\/.*chat/i.test(new URL(sent.url()).pathname) && asked.push(sent.url()),
      )
      await addFault({ request, site }, { path: '/chat/window', mode: 'slow-2s', times: 1 })
      await page.goto('/')
      await whenHydrated(page)
      const toggle = await findToggle(page)
      await expect(toggle).toHaveAttribute('aria-pressed', 'false')
      await whenIdle(page)
      expect(asked).toEqual([])

      await press(toggle)
      await expect(chatWindow(page).getByText('Asistentul se încarcă').first()).toBeVisible()
      await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
      await ask(page, 'Unde îmi pun limite?')
      await expect(conversation(page).getByText('sunt în Joc responsabil')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
      expect(found).toEqual([])

      await page.keyboard.press('Escape')
      await expect(chatWindow(page)).toBeHidden()
      const opener = screen === phone ? page.getByRole('button', { name: 'Meniu' }) : chatToggle(page)
      await expect(opener).toBeFocused()

      await pressToggle(page)
      // The conversation goes on where it was.
      await expect(conversation(page).getByText('sunt în Joc responsabil')).toBeVisible()
      await page.goBack()
      await expect(chatWindow(page)).toBeHidden()
      await expect(page).toHaveURL(`${site}/`)

      await pressToggle(page)
      await expect(conversation(page).getByText('sunt în Joc responsabil')).toBeVisible()
      await pressToggle(page)
      await expect(chatWindow(page)).toBeHidden()
      await pressToggle(page)
      await conversation(page).getByRole('button', { name: 'Închide asistentul' }).click()
      await expect(chatWindow(page)).toBeHidden()
    })

    test('CHT-01 a message that comes while the chat is closed is unread until it opens', async ({
      page,
      request,
      site,
    }) => {
      await page.goto('/turnee')
      await whenHydrated(page)
      await pressToggle(page)
      await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(chatWindow(page)).toBeHidden()
      await request.post(`${site}/sandbox/control/chat/messages`, { data: { text: 'Mai ești aici?' } })
      if (screen === phone)
        await expect(page.getByRole('button', { name: 'Meniu, 1 mesaj necitit' })).toBeVisible()
      const toggle = await findToggle(page)
      await expect(toggle).toHaveAccessibleName('Asistent, 1 mesaj necitit')
      await press(toggle)
      await expect(conversation(page).getByText('Mai ești aici?')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(await findToggle(page)).toHaveAccessibleName('Asistent')
    })

    test('CHT-01 the chat covers neither Play nor the tab bar, dialogs cover it, and a game runs without it', async ({
      page,
    }) => {
      await page.goto('/joc/regina-nilului')
      await whenHydrated(page)
      await pressToggle(page)
      await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
      const parts = [
        page.getByRole('link', { name: 'Intră în cont și joacă' }),
        page.getByRole('link', { name: 'Demo' }),
        ...(screen === phone ? [page.getByRole('button', { name: 'Meniu' })] : [chatToggle(page)]),
      ]
      for (const part of parts) expect(await isOnTop(part)).toBe(true)

      await loginLink(page).click()
      const dialog = loginDialog(page)
      await expect(dialog.getByLabel('Nume de utilizator')).toBeFocused()
      expect(await isOnTop(chatWindow(page))).toBe(false)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(chatWindow(page)).toBeVisible()

      await page.getByRole('link', { name: 'Demo' }).click()
      await expect(page).toHaveURL(/\/play\//)
      await expect(chatWindow(page)).toBeHidden()
      await expect(chatToggle(page)).toHaveCount(0)
    })
  })
}

test('CHT-01 the keyboard alone opens the chat, asks and comes back to the toggle', async ({ page }) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await tabTo(page, chatToggle(page))
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByRole('textbox', { name: 'Întrebarea ta' })).toBeFocused()
  await page.keyboard.type('La cine sun?')
  await page.keyboard.press('Enter')
  await expect(conversation(page).getByText('răspunde gratuit la')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chatToggle(page)).toBeFocused()
})

test('CHT-01 a login and a logout while the chat is open change whom it talks to', async ({ page }) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await pressToggle(page)
  await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
  await loginLink(page).click()
  await fillCredentials(loginDialog(page), player, passwordOf(player))
  await submit(loginDialog(page)).click()
  await expect(conversation(page).getByText(`Bună, ${player}!`)).toBeVisible()
  await logOut(page)
  await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
})
