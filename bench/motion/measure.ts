import type { Browser } from 'playwright'
import type { BenchSite } from '../benchSite.ts'
import { CPU_SLOWDOWN, rest, withPage } from '../browser.ts'
import type { Drawn } from '../frames.ts'
import { open } from '../player/visitor.ts'
import { type Motion, motions } from './motions.ts'
import { framesOf } from './record.ts'

/** A motion with its frames in every run, undefined in one in which nothing moved. */
export type Moved = Pick<Motion, 'what' | 'ms'> & { runs: (Drawn | undefined)[] }

export type Motions = { ours: Moved[]; byHand: Moved }

/** Milliseconds for a page and its pictures to come to rest, and for the slower processor to take effect. */
const LOOK = 2500
const SLOWING = 300

/** Milliseconds of the motion by hand. */
const BY_HAND = 240

const block = `<style>
  div { width: 200px; height: 200px; background: teal; transition: translate ${BY_HAND}ms }
  .moved { translate: 100px 0 }
</style><div onclick="this.classList.add('moved')"></div>`

const slowdown = { rate: CPU_SLOWDOWN }

const move = (browser: Browser, site: string, { screen, path, prepare, ...motion }: Motion) =>
  withPage(browser, screen, async (page, devtools) => {
    await open(page, site + path)
    await rest(LOOK)
    const act = await prepare(page)
    await devtools.send('Emulation.setCPUThrottlingRate', slowdown)
    await rest(SLOWING)
    return framesOf(page, motion, () => act(page, devtools))
  })

/** The same count for a page that does nothing else: what the machine itself drops. */
const moveByHand = (browser: Browser) =>
  withPage(browser, 'phone', async (page, devtools) => {
    await page.setContent(block)
    await devtools.send('Emulation.setCPUThrottlingRate', slowdown)
    await rest(SLOWING)
    return framesOf(page, { from: { animates: 'div' }, ms: BY_HAND }, () => page.touchscreen.tap(100, 100))
  })

/** Every motion several times, each on a fresh page, with the one by hand in between. */
export const measureMotions =
  (times: number) =>
  async (browser: Browser, { site }: BenchSite): Promise<Motions> => {
    const ours: Moved[] = motions.map(({ what, ms }) => ({ what, ms, runs: [] }))
    const byHand: Moved = { what: 'a plain block by hand', ms: BY_HAND, runs: [] }
    for (let run = 0; run < times; run += 1)
      for (const [index, motion] of motions.entries()) {
        byHand.runs.push(await moveByHand(browser))
        ours[index]?.runs.push(await move(browser, site, motion))
      }
    return { ours, byHand }
  }
