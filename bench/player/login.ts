import type { Browser, Page } from 'playwright'
import { rest, withPage } from '../browser.ts'
import { fillIn, open, PLAYER_HEADER } from './visitor.ts'

/**
 * Milliseconds from the click on Log in to a player's header, and to the balance in it, and how many of them were spent
 * waiting for responses.
 */
export type Login = { header: number; money: number; answers: number }

const CPU_SLOWDOWN = 4
/** Milliseconds between filling in the dialog and pressing the button. */
const LOOK = 1000

type Noted = { clicked: number; header: number; money: number }

/** Records the click, and the frames in which the header has the player and the balance. */
const watch = (page: Page): Promise<void> =>
  page.evaluate((header) => {
    const noted: Noted = { clicked: 0, header: 0, money: 0 }
    Object.assign(window, { noted })
    performance.clearResourceTimings()
    // The frame that finds the element paints it; a message runs after that.
    const notePainted = (what: keyof Noted) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        noted[what] ||= performance.now()
      }
      port2.postMessage(undefined)
    }
    function look() {
      const balance = document.querySelector(header)
      const hasMoney = balance?.textContent?.includes('lei')
      if (balance) notePainted('header')
      if (hasMoney) notePainted('money')
      else requestAnimationFrame(look)
    }
    addEventListener(
      'click',
      (event) => {
        noted.clicked = event.timeStamp
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  }, PLAYER_HEADER)

/** Times since the click; `answers` is the part covered by calls to platform and gateway. */
const timesOf = (page: Page): Promise<Login> =>
  page.evaluate(() => {
    const { clicked, header, money } = (window as unknown as { noted: Noted }).noted
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:platform|gateway)\//.test(name))
      .map((call) => call.toJSON() as PerformanceResourceTiming)
      .toSorted((one, other) => one.startTime - other.startTime)
    let answers = 0
    let covered = clicked
    for (const { startTime, responseEnd } of calls) {
      const [from, to] = [Math.max(startTime, covered), Math.min(responseEnd, header)]
      if (to <= from) continue
      answers += to - from
      covered = to
    }
    return { header: header - clicked, money: money - clicked, answers }
  })

/** Logs in `runs` times from the lobby, each time in a fresh browser. */
export async function measureLogins(browser: Browser, site: string, runs: number): Promise<Login[]> {
  const logins: Login[] = []
  // The first run is for the sandbox, which creates a player's history.
  for (let run = 0; run <= runs; run += 1) {
    const login = await withPage(browser, 'desktop', async (page, devtools) => {
      await open(page, `${site}/`)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      const submit = await fillIn(page)
      await rest(LOOK)
      await watch(page)
      await submit.click()
      await page.waitForFunction(() => (window as unknown as { noted: Noted }).noted.money > 0)
      return timesOf(page)
    })
    if (run > 0) logins.push(login)
  }
  return logins
}
