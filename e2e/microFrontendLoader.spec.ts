import type { Page } from '@playwright/test'
import { mountIn, openHost, test, unmountIn } from './support/microFrontends.ts'
import { expect, forget } from './support/test.ts'

const PAGE = '/pagina/termeni-si-conditii'

/** A part of what each shows. my-account needs a player, and has flows of its own. */
const contents = {
  'login-dialog': 'Ține-mă minte',
  'login-dialog-2': 'Bine ai revenit',
  'in-app-notification': 'Ai primit un bonus',
  'notification-hub': 'Zece rotiri gratuite te așteaptă.',
  'cookie-consent': 'Cele necesare țin site-ul în funcțiune.',
} as const

for (const name of Object.keys(contents) as (keyof typeof contents)[])
  test(`MFE-01 ${name} mounts in a page of the site, and leaves nothing behind`, async ({
    page,
    hostCode,
  }) => {
    await openHost(page, PAGE, hostCode)
    expect(await mountIn(page, name, '/sandbox/fe')).toBe(true)
    const slot = page.locator('#slot')
    const inside = name === 'notification-hub' ? slot.frameLocator('iframe').locator('body') : slot
    await expect(inside.getByRole('button').first()).toBeVisible()
    await expect(inside).toContainText(contents[name])
    expect(await unmountIn(page)).toBe(0)
  })

const TURNS = 100

/** Nodes, listeners, documents and kilobytes of scripts' memory that the browser holds, after unused ones were collected. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const styled = await page.evaluate(() => ({
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    elements: document.querySelectorAll('*').length,
    body: document.body.getAttribute('style'),
  }))
  await session.detach()
  return { nodes, jsEventListeners, documents, heap: Math.round(usedSize / 1000), page: styled }
}

const repeated = [
  { name: 'login-dialog', fault: '' },
  { name: 'login-dialog-2', fault: '' },
  { name: 'notification-hub', fault: '' },
  { name: 'cookie-consent', fault: '/styles-body' },
  { name: 'cookie-consent', fault: '/throws-at-load' },
] as const

for (const { name, fault } of repeated)
  test(`MFE-01 ${TURNS} mounts and unmounts of ${name}${fault} leave nodes, listeners and styles as before`, async ({
    page,
    hostCode,
    complaints,
  }) => {
    await openHost(page, PAGE, hostCode)
    const turn = async () => {
      expect(await mountIn(page, name, `/sandbox/fe${fault}`)).toBe(fault === '')
      expect(await unmountIn(page)).toBe(0)
    }
    // The first one loads the script, which stays.
    await turn()
    const before = await held(page)
    for (let count = 0; count < TURNS; count++) await turn()
    expect((await held(page)).page).toEqual(before.page)
    // Far fewer than one a turn; the browser takes its time to collect the last ones.
    for (const kind of ['nodes', 'jsEventListeners', 'documents'] as const)
      await expect.poll(async () => (await held(page))[kind] - before[kind], kind).toBeLessThan(TURNS / 4)
    const { heap } = await held(page)
    console.log(`${name}${fault}: heap ${before.heap} kB before, ${heap} kB after ${TURNS} turns`)
    // Compiled code of the first turns stays; a part that is kept would be tens of kilobytes a turn.
    expect(heap - before.heap).toBeLessThan(TURNS * 5)
    forget(complaints, /micro-frontend cookie-consent: (?:TouchedThePage|ThrewAtLoad)/)
  })

test('MFE-01 a script that differs from its integrity does not run', async ({
  page,
  hostCode,
  complaints,
}) => {
  await openHost(page, PAGE, hostCode)
  await page.route(/\/fe\/cookie-consent\/script\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.title = 'Altceva'" }),
  )
  expect(await mountIn(page, 'cookie-consent', '/sandbox/fe')).toBe(false)
  expect(await page.title()).not.toBe('Altceva')
  forget(complaints, /integrity|micro-frontend cookie-consent: Error/)
})
