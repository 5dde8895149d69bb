import type { Browser, CDPSession, Page } from 'playwright'
import { growTo, rest, withPage } from './browser.ts'
import { median } from './numbers.ts'
import type { Section } from './report.ts'

/** Milliseconds in which a page that was asked for early has to be painted, and how often Back is tried. */
const MOST = 100
const TRIES = 50
/** Pixels that Back may be off. */
const OFF = 2
const CPU_SLOWDOWN = 4

type Journeys = {
  /** Milliseconds from the press to the paint of the next page, by step. */
  steps: { what: string; times: number[] }[]
  /** Of `TRIES`, how often Back led to the same place. */
  restored: number
}

/** Time from just before `act` until the frame in which `selector` is on the page has been painted. */
async function timeUntil(page: Page, act: string, selector: string): Promise<number> {
  return page.evaluate(
    ([press, wanted]) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        new Function(press ?? '')()
        const look = () => {
          if (!document.querySelector(wanted ?? '')) return void requestAnimationFrame(look)
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
        }
        look()
      }),
    [act, selector] as const,
  )
}

const slow = (devtools: CDPSession) => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

const CATEGORY = '/categorii/povesti-din-nil'
const press = (selector: string) => `document.querySelector('${selector}').click()`

/** Lobby → category → details → Back, each asked for early, at a quarter of the processor. */
async function walk(page: Page): Promise<number[]> {
  const link = `a[href="${CATEGORY}"]`
  await page.locator(link).first().dispatchEvent('pointerover', { bubbles: true })
  await rest(600)
  const category = await timeUntil(page, press(link), 'ul[aria-label="Povești din Nil"] article')
  const tile = page.locator('main article a[href^="/joc/"]').first()
  await tile.dispatchEvent('pointerover', { bubbles: true })
  await rest(900)
  const details = await timeUntil(page, press('main article a[href^="/joc/"]'), '[role="dialog"]')
  const closed = await timeUntil(page, 'history.back()', 'body:not(:has([data-open] [role="dialog"]))')
  const back = await timeUntil(page, 'history.back()', 'section[aria-roledescription="carusel"]')
  return [category, details, closed, back]
}

async function backTries(page: Page, site: string): Promise<number> {
  await page.goto(`${site}/toate-jocurile`, { waitUntil: 'load' })
  await growTo(page, 50_000)
  let restored = 0
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const wanted = 800 + attempt * 777
    await page.evaluate((top) => scrollTo(0, top), wanted)
    await rest(150)
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href^="/pagina/"]')?.click())
    await page.waitForURL(/\/pagina\//)
    await page.evaluate(() => history.back())
    await page.waitForURL(/toate-jocurile/)
    await rest(300)
    const top = await page.evaluate(() => scrollY)
    if (Math.abs(top - wanted) <= OFF) restored += 1
  }
  return restored
}

export async function measureJourneys(browser: Browser, site: string, runs: number): Promise<Journeys> {
  const walks: number[][] = []
  for (let run = 0; run < runs; run += 1) {
    walks.push(
      await withPage(browser, 'phone', async (page, devtools) => {
        await page.goto(`${site}/`, { waitUntil: 'load' })
        await page.mouse.wheel(0, 100)
        await rest(1500)
        await slow(devtools)
        return walk(page)
      }),
    )
  }
  const restored = await withPage(browser, 'phone', (page) => backTries(page, site))
  const names = [
    'lobby to category',
    'category to details',
    'details closed by Back',
    'category to lobby by Back',
  ]
  return {
    steps: names.map((what, step) => ({ what, times: walks.map((times) => times[step] ?? Number.NaN) })),
    restored,
  }
}

export const journeysSection = ({ steps, restored }: Journeys): Section => ({
  title: `Ways through the site at ${CPU_SLOWDOWN}x slower processor, asked for early (press to paint, median)`,
  rows: [
    ...steps.map(({ what, times }) => {
      const middle = median(times)
      return { what, ours: `${Math.round(middle)} ms`, target: `≤ ${MOST} ms`, met: middle <= MOST }
    }),
    {
      what: `Back within ${OFF} px`,
      ours: `${restored} of ${TRIES}`,
      target: `${TRIES} of ${TRIES}`,
      met: restored === TRIES,
    },
  ],
})
