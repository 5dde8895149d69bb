import type { Browser, CDPSession } from 'playwright'
import { rest, slowDown, withPage } from '../browser.ts'
import { bytesOf, type Kind, listen, type Transfer } from '../transfers.ts'
import { blockingTime, type Notes, takeNotes } from './notes.ts'

/** Main-thread milliseconds of a visit on the throttled processor. */
type Work = { style: number; script: number; all: number }

/** A response with its times in milliseconds since navigation. */
type Arrival = Pick<Transfer, 'url' | 'kind' | 'bytes'> & { asked: number; whole: number }

/** One cold visit of a cheap phone on a slow network. */
export type Visit = Notes & {
  tbt: number
  /** Longest task in milliseconds; 0 if none is above 50 ms. */
  longest: number
  work: Work
  elements: number
  /** Body of the page: transferred bytes, and decoded ones. */
  html: { line: number; raw: number }
  arrivals: Arrival[]
}

/**
 * Duration of a visit in milliseconds after the first paint: the hero rotates once in it, which paints and may shift.
 */
const STAY = 10_000
/** Milliseconds for which loads count as part of the first view. */
const WITHIN = 8000

type WithNotes = { benchNotes?: Notes }

async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0
}

/** Visits `url` cold and without any input. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  return withPage(browser, 'phone', async (page, devtools) => {
    const transfers = listen(devtools)
    await page.addInitScript(takeNotes)
    await devtools.send('Performance.enable')
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 })
    await page.waitForFunction(() => (window as WithNotes).benchNotes?.fcp)
    await rest(STAY)
    const notes = await page.evaluate(() => (window as WithNotes).benchNotes)
    if (!notes?.fcp || !notes.lcp) throw new Error(`${url} painted nothing`)
    const elements = await page.evaluate(() => document.getElementsByTagName('*').length)
    const metric = await metricsOf(devtools)
    const since = (seconds: number) => (seconds - metric('NavigationStart')) * 1000
    const html = transfers.find((transfer) => transfer.kind === 'html' && transfer.url === url)
    return {
      ...notes,
      tbt: blockingTime(notes.longTasks, notes.fcp),
      longest: Math.max(0, ...notes.longTasks.map(([, duration]) => duration)),
      work: {
        style: (metric('RecalcStyleDuration') + metric('LayoutDuration')) * 1000,
        script: metric('ScriptDuration') * 1000,
        all: metric('TaskDuration') * 1000,
      },
      elements,
      html: { line: html?.bodyBytes || (html?.bytes ?? 0), raw: html?.rawBytes ?? 0 },
      arrivals: transfers.map(({ asked, whole, ...transfer }) => ({
        ...transfer,
        asked: since(asked),
        whole: since(whole),
      })),
    }
  })
}

/** Responses that were complete at the largest paint, in order. */
export const beforeLargest = ({ arrivals, lcp }: Visit): Arrival[] =>
  arrivals.filter(({ whole }) => whole <= lcp).sort((a, b) => a.whole - b.whole)

/** Requests that were pending then. */
export const onItsWay = ({ arrivals, lcp }: Visit): Arrival[] =>
  arrivals.filter(({ asked, whole }) => asked <= lcp && whole > lcp)

const ofKind = ({ arrivals }: Visit, wanted: Kind) => arrivals.filter(({ kind }) => kind === wanted)

/** Transferred bytes of complete responses at the largest paint. */
export const bytesBeforeLargest = (visit: Visit): number => bytesOf(beforeLargest(visit))
const scriptsUntil = (visit: Visit, time: number): number =>
  bytesOf(ofKind(visit, 'js').filter(({ whole, url }) => whole <= time && /\/assets\//.test(url)))
/** Bytes of the site's own scripts at hydration. */
export const scriptBytes = (visit: Visit): number => scriptsUntil(visit, visit.hydrated)
/** The same including those that load later without an interaction: the code of other pages. */
export const allScriptBytes = (visit: Visit): number => scriptsUntil(visit, WITHIN)
/** Bytes of all fonts. */
export const fontBytes = (visit: Visit): number => bytesOf(ofKind(visit, 'fonts'))
