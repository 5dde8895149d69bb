import { chatToggle, chatWindow, conversation, pressToggle } from '../support/chat.ts'
import {
  addFault,
  fillCredentials,
  logIn,
  loginDialog,
  loginLink,
  logOut,
  notice,
  passwordOf,
  submit,
} from '../support/players.ts'
import { expect, forget, whenHydrated } from '../support/test.ts'
import { test } from './ownSite.ts'

const player = 'mihai.obisnuit'

for (const mode of ['error-code', 'empty'])
  test(`CHT-02 a token call that answers ${mode} is said, and the assistant talks to a guest`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await logIn(page, player, { path: '/turnee' })
    await addFault({ request, site }, { path: '/gateway/v1/chat-token', mode })
    await pressToggle(page)
    await expect(notice(page, 'Asistentul nu te recunoaște acum.')).toBeVisible()
    await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
    forget(complaints, /chat token: Error/)
  })

test('CHT-02 the messages that wait for a player are counted at the login; a failed count is said', async ({
  page,
  request,
  site,
  complaints,
}) => {
  const enter = async () => {
    await loginLink(page).click()
    await fillCredentials(loginDialog(page), player, passwordOf(player))
    await submit(loginDialog(page)).click()
  }
  await page.goto('/turnee')
  await whenHydrated(page)
  await pressToggle(page)
  await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
  await page.keyboard.press('Escape')
  const data = { username: player, text: 'Ai o întrebare la care ți-am răspuns.' }
  await request.post(`${site}/sandbox/control/chat/messages`, { data })
  await enter()
  await expect(chatToggle(page)).toHaveAccessibleName('Asistent, 1 mesaj necitit')
  await logOut(page)
  await expect(chatToggle(page)).toHaveAccessibleName('Asistent')
  await addFault({ request, site }, { path: '/chat/api/unread', mode: 'error-503' })
  await enter()
  await expect(notice(page, 'Nu am putut afla câte mesaje ai de la asistent.')).toBeVisible()
  forget(complaints, /503|chat messages/)
})

test('CHT-01 a blocked script is said, with a retry that opens the chat', async ({ page, complaints }) => {
  await page.route('**/sandbox/chat', (route) => route.abort('blockedbyclient'))
  await page.goto('/turnee')
  await whenHydrated(page)
  await pressToggle(page)
  const failure = notice(page, 'Asistentul nu s-a deschis.')
  await expect(failure).toBeVisible()
  await expect(chatToggle(page)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/sandbox/chat')
  await failure.getByRole('button', { name: 'Reîncearcă' }).click()
  await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
  forget(complaints, /sandbox\/chat|chat: Error|ERR_BLOCKED_BY_CLIENT/)
})

for (const [what, fault] of [
  ['has another content', { path: '/chat', mode: 'html' }],
  ['never opens its window', { path: '/chat/window', mode: 'hang' }],
] as const)
  test(`CHT-01 a script that ${what} ends as a named failure; a press while it loads cancels`, async ({
    page,
    request,
    site,
    complaints,
  }) => {
    await page.goto('/turnee')
    await whenHydrated(page)
    await addFault({ request, site }, { path: '/chat', mode: 'slow-2s', times: 1 })
    await pressToggle(page)
    await expect(chatToggle(page)).toHaveAttribute('aria-busy', 'true')
    await pressToggle(page)
    await expect(chatWindow(page)).toBeHidden()
    await page.reload()
    await whenHydrated(page)
    await addFault({ request, site }, fault)
    await pressToggle(page)
    await expect(notice(page, 'Asistentul nu s-a deschis.')).toBeVisible()
    await expect(chatWindow(page)).toBeHidden()
    forget(complaints, /chat: (?:Error|TimeoutError|DOMException)|Unexpected token/)
  })

test('CHT-01 events of other windows neither open nor close the chat, and are one line in the log', async ({
  page,
  complaints,
}) => {
  await page.goto('/turnee')
  await whenHydrated(page)
  await pressToggle(page)
  await expect(conversation(page).getByText('Bună! Cu ce te ajut?')).toBeVisible()
  await page.evaluate(() => {
    for (const name of ['bot-closed', 'bot-closed', 'message'])
      window.postMessage(JSON.stringify({ event_code: name }), '*')
  })
  await expect.poll(() => complaints.length).toBeGreaterThan(0)
  await expect(chatWindow(page)).toBeVisible()
  expect(complaints).toEqual([expect.stringContaining('an event of another window')])
  complaints.splice(0)
})
