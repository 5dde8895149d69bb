import type { Browser } from 'playwright'
import type { BenchSite } from '../benchSite.ts'
import { CPU_SLOWDOWN, rest, withPage } from '../browser.ts'
import type { Drawn } from '../frames.ts'
import { open } from '../player/visitor.ts'
import { type Motion, motions } from './motions.ts'
import { framesOf } from './record.ts'

/** A motion with its frames in every run, undefined in one in which nothing moved. */
export type Moved = Pick<Motion, 'what' | 'ms' | 'like'> & { runs: (Drawn | undefined)[] }

export type Motions = { ours: Moved[]; byHand: Moved[] }

/** Milliseconds for a page and its pictures to come to rest, and for the slower processor to take effect. */
const LOOK = 2500
const SLOWING = 300

const block = `<style>
  div { width: 200px; height: 200px; background: teal; transition: translate 240ms }
  .moved { translate: 100px 0 }
</style><div onclick="this.classList.add('moved')"></div>`

/** Two plain pages of a desktop's size, one fading into the other. */
const fade = `<style>
  :root { background: black }
  .light { background: white }
  body { height: 100vh; margin: 0 }
  ::view-transition-group(root), ::view-transition-old(root), ::view-transition-new(root) { animation-duration: 200ms }
</style><body onclick="document.startViewTransition(() => document.documentElement.classList.add('light'))"></body>`

/** Pages that do nothing but one motion: what the machine itself drops. */
const pagesByHand = [
  { what: 'a plain block by hand', like: 'block', ms: 240, screen: 'phone', html: block, animates: 'div' },
  {
    what: 'an empty page that fades by hand',
    like: 'fade',
    ms: 200,
    screen: 'desktop',
    html: fade,
    animates: 'html',
  },
] as const

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

const moveByHand = (browser: Browser, { screen, html, animates, ms }: (typeof pagesByHand)[number]) =>
  withPage(browser, screen, async (page, devtools) => {
    await page.setContent(html)
    await devtools.send('Emulation.setCPUThrottlingRate', slowdown)
    await rest(SLOWING)
    return framesOf(page, { from: { animates }, ms }, () => page.mouse.click(100, 100))
  })

const notMoved = ({ what, ms, like }: Omit<Moved, 'runs'>): Moved => ({ what, ms, like, runs: [] })

/** Every motion several times, each on a fresh page, with those by hand after each round. */
export const measureMotions =
  (times: number) =>
  async (browser: Browser, { site }: BenchSite): Promise<Motions> => {
    const ours = motions.map(notMoved)
    const byHand = pagesByHand.map(notMoved)
    for (let run = 0; run < times; run += 1) {
      for (const [index, motion] of motions.entries())
        ours[index]?.runs.push(await move(browser, site, motion))
      for (const [index, page] of pagesByHand.entries())
        byHand[index]?.runs.push(await moveByHand(browser, page))
    }
    return { ours, byHand }
  }
