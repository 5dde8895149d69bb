import type { Page } from '@playwright/test'
import { middleOf, press, swipe } from './support/press.ts'
import { chip, laterTab, RESUME_KEY, resume, traceOf } from './support/resume.ts'
import { shiftsOf, sumOf, watchShifts } from './support/shifts.ts'
import { devices, expect, forget, test, trackRequests, whenHydrated, whenIdle } from './support/test.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const things = {
  game: { kind: 'game', code: 'diamant-40', name: 'Diamant 40' },
  withdrawn: { kind: 'game', code: 'joc-retras', name: 'Joc Retras' },
  list: { kind: 'list', href: '/categorii/toate-sloturile', title: 'Toate sloturile', count: 0, filters: '' },
  search: { kind: 'search', term: 'nil' },
} as const

type Kept = { left: (keyof typeof things)[]; age?: number; pause?: number }

/** Stores, once, what a guest's earlier visit has left: the first is the latest. */
async function leave(page: Page, { left, age = DAY, pause = 60 * MINUTE }: Kept): Promise<void> {
  const all = left.map((kind) => things[kind])
  await page.addInitScript(
    ([key, kept, since, rest]) => {
      if (sessionStorage.getItem('left') !== null) return
      sessionStorage.setItem('left', '')
      const dated = kept.map((thing, index) => ({ ...thing, at: Date.now() - since - index }))
      localStorage.setItem(key, JSON.stringify({ owner: 'guest', activeAt: Date.now() - rest, left: dated }))
    },
    [RESUME_KEY, all, age, pause] as const,
  )
}

/** Opens a lobby and touches it with the pointer, as a person does, without a press. */
async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
}

for (const [device, use] of devices)
  test.describe(`at ${device}`, () => {
    test.use(use)

    test(`a guest who returns an hour later resumes the game of the last visit, over the lobby, and Back returns there, at ${device}`, async ({
      page,
    }) => {
      await arrive(page)
      await press(page.locator('main article h3 a[href="/joc/diamant-40"]').first())
      await expect(page.getByRole('dialog', { name: 'Diamant 40' })).toBeVisible()
      await expect.poll(() => traceOf(page)).toContain('diamant-40')

      const next = await laterTab(page)
      await watchShifts(next)
      await arrive(next)
      await expect(resume(next)).toHaveText('Continuă: Diamant 40')
      expect(sumOf(await shiftsOf(next))).toBeLessThan(0.01)
      await press(resume(next))
      await expect(next.getByRole('dialog', { name: 'Diamant 40' })).toBeVisible()
      await expect(next).toHaveURL('/joc/diamant-40')
      await next.goBack()
      await expect(next.getByRole('dialog')).toHaveCount(0)
      await expect(next).toHaveURL('/')
      await expect(chip(next)).toHaveCount(0)
    })

    test(`a list is resumed with its filters and its order, and Back returns to the lobby, at ${device}`, async ({
      page,
    }) => {
      await page.goto('/toate-jocurile?ordine=popular')
      await whenHydrated(page)
      await press(page.getByRole('button', { name: 'Cu jackpot' }))
      await expect.poll(() => traceOf(page)).toContain('\\"jackpot\\":true')

      const next = await laterTab(page)
      await arrive(next)
      await expect(resume(next)).toHaveText('Continuă: Toate jocurile, 1 filtru')
      await press(resume(next))
      await expect(next).toHaveURL('/toate-jocurile?ordine=popular')
      await expect(next.getByRole('button', { name: 'Cu jackpot' })).toHaveAttribute('aria-pressed', 'true')
      await next.goBack()
      await expect(next).toHaveURL('/')
      await expect(chip(next)).toHaveCount(0)
    })

    test(`a search is resumed with its term, at ${device}`, async ({ page }) => {
      await leave(page, { left: ['search', 'game'] })
      await arrive(page)
      await expect(resume(page)).toHaveText('Continuă căutarea: nil')
      await press(resume(page))
      const field = page.getByRole('dialog', { name: 'Caută' }).getByRole('combobox')
      await expect(field).toHaveValue('nil')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    test(`what is forgotten is gone from the device, with everything older, at ${device}`, async ({
      page,
    }) => {
      await leave(page, { left: ['game', 'list'] })
      await arrive(page)
      await expect(resume(page)).toBeVisible()
      if (device === '390 px') {
        const { x, y } = await middleOf(resume(page))
        await swipe(page, { from: x, to: x - 150, y })
      } else await chip(page).getByRole('button', { name: 'Uită' }).click()
      await expect(chip(page)).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await traceOf(page)).toBeNull()
    })

    test(`the preferences in the footer forget what was left and switch the offer off, on this device, at ${device}`, async ({
      page,
    }) => {
      await leave(page, { left: ['game'] })
      await arrive(page)
      await expect(resume(page)).toBeVisible()
      await press(page.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }))
      const panel = page.getByRole('dialog', { name: 'Preferințe' })
      await expect(panel).toContainText('Alegerile rămân numai pe acest dispozitiv.')
      await press(panel.getByRole('button', { name: 'Uită unde am rămas' }))
      await expect(panel.getByRole('status')).toHaveText('Am uitat unde rămăseseși.')
      expect(await traceOf(page)).toBeNull()
      await press(panel.getByRole('switch', { name: 'Unde rămăsesem' }))
      await press(panel.getByRole('button', { name: 'Închide' }))
      await expect(chip(page)).toHaveCount(0)

      await press(page.locator('main article h3 a').first())
      await expect(page.getByRole('dialog')).toBeVisible()
      await whenIdle(page)
      expect(await traceOf(page)).toBeNull()
      const next = await laterTab(page)
      await arrive(next)
      await next.getByRole('contentinfo').getByRole('button', { name: 'Preferințe' }).click()
      await expect(next.getByRole('switch', { name: 'Unde rămăsesem' })).not.toBeChecked()
    })
  })

test('Delete and Escape forget the offer from the keyboard, and Enter resumes it', async ({
  page,
  context,
}) => {
  for (const key of ['Delete', 'Escape', 'Enter']) {
    const tab = key === 'Delete' ? page : await context.newPage()
    await leave(tab, { left: ['game'] })
    await arrive(tab)
    await expect(resume(tab)).toBeVisible()
    await tab.keyboard.press('Tab')
    await expect(tab.getByRole('link', { name: 'Sari la conținut' })).toBeFocused()
    while (!(await resume(tab).evaluate((button) => button === document.activeElement)))
      await tab.keyboard.press('Tab')
    await tab.keyboard.press(key)
    await expect(chip(tab)).toHaveCount(0)
    if (key === 'Enter') await expect(tab.getByRole('dialog', { name: 'Diamant 40' })).toBeVisible()
    else expect(await traceOf(tab)).toBeNull()
  }
})

for (const [reason, kept, path, text] of [
  [
    'a withdrawn game gives way to the list before it',
    { left: ['withdrawn', 'list'] },
    '/',
    'Continuă: Toate sloturile',
  ],
  ['the live lobby offers it too', { left: ['game'] }, '/cazinou-live', 'Continuă: Diamant 40'],
  ['nothing is offered after 31 days', { left: ['game'], age: 31 * DAY }, '/', undefined],
  [
    'nothing is offered minutes after the last activity',
    { left: ['game'], pause: 5 * MINUTE },
    '/',
    undefined,
  ],
  ['nothing is offered on another page', { left: ['game'] }, '/furnizori', undefined],
] as const satisfies [string, Kept, string, string | undefined][])
  test(`on the return of a guest, ${reason}`, async ({ page, complaints }) => {
    await leave(page, kept)
    await arrive(page, path)
    if (text) {
      await expect(resume(page)).toHaveText(text)
      // Asking for the withdrawn one.
      return forget(complaints, /404/)
    }
    await whenIdle(page)
    await expect(chip(page)).toHaveCount(0)
    expect(await traceOf(page)).not.toBeNull()
  })

test('a reload, a second tab and the next page do not offer it again', async ({ page, context }) => {
  await leave(page, { left: ['game'] })
  await arrive(page)
  await expect(resume(page)).toBeVisible()
  const second = await context.newPage()
  trackRequests(second)
  await arrive(second)
  await whenIdle(second)
  await expect(chip(second)).toHaveCount(0)
  await page.getByRole('link', { name: 'Furnizori' }).first().click()
  await expect(page).toHaveURL('/furnizori')
  await expect(chip(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Recomandate' })).toBeVisible()
  await whenIdle(page)
  await expect(chip(page)).toHaveCount(0)
  // However long ago the last activity is.
  await page.addInitScript((key) => {
    const trace = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...trace, activeAt: 0 }))
  }, RESUME_KEY)
  await page.reload()
  await whenHydrated(page)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await whenIdle(page)
  await expect(chip(page)).toHaveCount(0)
})
