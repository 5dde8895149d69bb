import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** People of the sandbox and their passwords (`sandbox/players/people.ts`). */
const passwords = {
  'ana.noua': 'castana-1',
  'mihai.obisnuit': 'mesteacan-2',
  'victor.mare': 'stejar-30',
  'elena.bonus': 'trandafir-4',
  'dan.limite': 'salcie-50',
  'irina.mesaje': 'liliac-120',
  'ioana.termeni': 'ghiocel-6',
  'radu.parola': 'artarul-7',
  'sorin.doifactori': 'brad-verde-8',
  'maria.pauza': 'lavanda-9',
  'paul.exclus': 'cires-100',
  'stela.suspendata': 'magnolie-11',
} as const

export type Username = keyof typeof passwords

export const passwordOf = (username: Username): string => passwords[username]

/** Access to the control room. */
type Sandbox = { request: APIRequestContext; site: string }

/** Runs an action of the control room on a player. */
export async function control<Answer = unknown>(
  { request, site }: Sandbox,
  username: Username,
  playerAction: 'expire' | 'refuse-keep-alive' | 'balance' | 'bonuses' | 'messages' | 'token' | 'reset',
  data: object = {},
): Promise<Answer> {
  const answer = await request.post(`${site}/sandbox/control/people/${username}/${playerAction}`, { data })
  expect(answer.status(), `${playerAction} ${username}`).toBe(200)
  return answer.json()
}

/** The header, with the login state at its end. */
export const banner = (page: Page): Locator => page.getByRole('banner')
export const loginLink = (page: Page): Locator =>
  banner(page).getByRole('link', { name: 'Intră în cont', exact: true })
export const avatar = (page: Page, username?: Username): Locator =>
  banner(page).getByRole('button', { name: `Contul meu, ${username ?? ''}` })

const accountMenu = (page: Page): Locator => page.getByRole('dialog', { name: 'Meniul contului' })
/** The link to the account, in the menu that the avatar opens. */
export const accountLink = (page: Page): Locator =>
  accountMenu(page).getByRole('link', { name: 'Contul meu' })
/** The logout, in the same menu. */
export const logoutButton = (page: Page): Locator =>
  accountMenu(page).getByRole('button', { name: 'Ieși din cont' })

/** Opens the account from the header. */
export async function openAccount(page: Page): Promise<void> {
  await avatar(page).click()
  await accountLink(page).click()
}

export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Intră în cont' })

export const balance = (page: Page): Locator => banner(page).getByRole('group', { name: 'Sold' })

/** Resolves when the page has hydrated and the header is that of a player. */
export async function whenPlayer(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(balance(page)).toBeVisible()
}

/** Resolves when the header has the guest's login link. */
export const whenGuest = (page: Page): Promise<void> => expect(loginLink(page)).toBeVisible()

/** Resolves when `count` pages of a player are connected to the notifications. */
export const whenListening = (page: Page, username: Username, count = 1): Promise<void> =>
  expect
    .poll(async () => {
      const answer = await page.request.get('/sandbox/control/notifications')
      return ((await answer.json()) as Partial<Record<Username, number>>)[username]
    })
    .toBe(count)

/** Types name and password into the dialog. */
export async function fillCredentials(dialog: Locator, username: string, password: string): Promise<void> {
  await dialog.getByLabel('Nume de utilizator').fill(username)
  await dialog.getByLabel('Parola', { exact: true }).fill(password)
}

/** The submit button. */
export const submit = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Intră în cont' })

type Wish = { path?: string; remember?: boolean }

/** Opens a page and logs in from its header, with the mouse. */
export async function logIn(
  page: Page,
  username: Username,
  { path = '/', remember }: Wish = {},
): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await loginLink(page).click()
  const dialog = loginDialog(page)
  await fillCredentials(dialog, username, passwords[username])
  if (remember) await dialog.getByRole('checkbox', { name: 'Ține-mă minte' }).check()
  await submit(dialog).click()
  await expect(dialog).toHaveCount(0)
  await whenPlayer(page)
}

/** Sets a fault of the sandbox, once or until `removeFaults`. */
export async function addFault(
  { request, site }: Sandbox,
  fault: { path: string; mode: string; method?: 'GET' | 'POST'; times?: number },
): Promise<void> {
  const answer = await request.post(`${site}/sandbox/control/faults`, { data: fault })
  expect(answer.status(), `fault on ${fault.path}`).toBe(200)
}

/** Removes all faults. */
export async function removeFaults({ request, site }: Sandbox): Promise<void> {
  await request.delete(`${site}/sandbox/control/faults`)
}

/** Logs out in the header. */
export async function logOut(page: Page): Promise<void> {
  await avatar(page).click()
  await logoutButton(page).click()
}

/** A notice with this text. */
export const notice = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notificări' }).getByRole('listitem').filter({ hasText: text })
