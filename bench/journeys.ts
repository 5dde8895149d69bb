import type { Browser, CDPSession, Page } from 'playwright'
import { growTo, rest, withPage } from './browser.ts'
import { median } from './numbers.ts'
import { type Picture, pictureOf, swapPlain } from './plainSwap.ts'
import type { Section } from './report.ts'

/** Milliseconds in which a prefetched page has to be painted, and how often Back is tried. */
const MOST = 100
const TRIES = 50
/** Allowed deviation of Back in pixels. */
const OFF = 2
const CPU_SLOWDOWN = 4
/** Milliseconds that a person looks at a page, before hovering and before pressing. */
const LOOK = 1000

type Journeys = {
  /** Milliseconds from the press to the paint of the next page, by step, and those of its plain HTML. */
  steps: { what: string; times: number[]; plain: number[] }[]
  /** Out of `TRIES`, how often Back restored the position. */
  restored: number
}

/** Time from just before `act` until the frame with `selector` has been painted. */
async function timeUntil(page: Page, act: string, selector: string): Promise<number> {
  return page.evaluate(
    ([press, wanted]) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        new Function(press ?? '')()
        const look = () => {
          if (!document.querySelector(wanted ?? '')) return void requestAnimationFrame(look)
          // The frame that finds the element paints it; a timer runs after that.
          setTimeout(() => resolve(performance.now() - began))
        }
        requestAnimationFrame(look)
      }),
    [act, selector] as const,
  )
}

const slow = (devtools: CDPSession) => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

const CATEGORY = '/categorii/povesti-din-nil'
const press = (selector: string) => `document.querySelector('${selector}').click()`

/** Hovers an element before it is pressed. */
async function pointAt(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().dispatchEvent('pointerover', { bubbles: true })
}

const DETAILS = '[role="dialog"]'

/** Lobby → category → details → Back, each prefetched, on a quarter of the processor; then each as plain HTML. */
async function walk(page: Page): Promise<{ times: number[]; plain: number[] }> {
  const steps = [
    { point: `a[href="${CATEGORY}"]`, to: 'ul[aria-label="Povești din Nil"] article', picture: 'main' },
    { point: 'main article a[href^="/joc/"]', to: DETAILS, picture: DETAILS },
    { act: 'history.back()', to: 'body:not(:has([data-open] [role="dialog"]))' },
    { act: 'history.back()', to: 'section[aria-roledescription="carusel"]', picture: 'main' },
  ]
  const times: number[] = []
  const pictures: Picture[] = []
  for (const { point, act, to, picture } of steps) {
    await rest(LOOK)
    if (point) await pointAt(page, point)
    await rest(LOOK)
    times.push(await timeUntil(page, act ?? press(point ?? ''), to))
    await rest(LOOK)
    if (picture) pictures.push(await pictureOf(page, picture))
  }
  const [category, details, lobby] = pictures
  if (!category || !details || !lobby) throw new Error('a step of the walk left no picture')
  const [toCategory] = await swapPlain(page, category)
  const [opened, closed] = await swapPlain(page, details)
  const [toLobby] = await swapPlain(page, lobby)
  return { times, plain: [toCategory, opened, closed, toLobby] }
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
  const walks: Awaited<ReturnType<typeof walk>>[] = []
  // The first run is for the sandbox, which renders new pictures.
  for (let run = 0; run <= runs; run += 1) {
    const walked = await withPage(browser, 'phone', async (page, devtools) => {
      await page.goto(`${site}/`, { waitUntil: 'load' })
      await page.mouse.wheel(0, 100)
      await slow(devtools)
      return walk(page)
    })
    if (run > 0) walks.push(walked)
  }
  const restored = await withPage(browser, 'phone', (page) => backTries(page, site))
  const names = [
    'lobby to category',
    'category to details',
    'details closed by Back',
    'category to lobby by Back',
  ]
  return {
    steps: names.map((what, step) => ({
      what,
      times: walks.map(({ times }) => times[step] ?? Number.NaN),
      plain: walks.map(({ plain }) => plain[step] ?? Number.NaN),
    })),
    restored,
  }
}

export const journeysSection = ({ steps, restored }: Journeys): Section => ({
  title: `Ways through the site at ${CPU_SLOWDOWN}x slower processor, asked for early (press to paint, median)`,
  rows: [
    ...steps.map(({ what, times, plain }) => {
      const middle = median(times)
      const ours = `${Math.round(middle)} ms`
      const compared = `its HTML alone ${Math.round(median(plain))} ms`
      return { what, ours, compared, target: `≤ ${MOST} ms`, met: middle <= MOST }
    }),
    {
      what: `Back within ${OFF} px`,
      ours: `${restored} of ${TRIES}`,
      target: `${TRIES} of ${TRIES}`,
      met: restored === TRIES,
    },
  ],
})
