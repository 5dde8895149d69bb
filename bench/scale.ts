import type { Browser } from 'playwright'
import { warmUp } from './browser.ts'
import { type Load, measureLoad } from './bytes.ts'
import { withCatalogue } from './catalogues.ts'
import { change, kB, signed } from './numbers.ts'
import type { Row, Section } from './report.ts'
import { type Kind, kinds } from './transfers.ts'

/** Sizes of the catalogue: the usual one, and four times that. */
const SMALL = 2500
const LARGE = 10_000

/** The same page on both catalogues. */
export type Scale = { small: Load; large: Load }

const loadWith = (browser: Browser, games: number): Promise<Load> =>
  withCatalogue(games, async (url) => {
    await warmUp(browser, 'phone', `${url}/`)
    return measureLoad(browser, 'phone', `${url}/`)
  })

/** Loads `/` with both catalogues. */
export async function measureScale(browser: Browser): Promise<Scale> {
  return { small: await loadWith(browser, SMALL), large: await loadWith(browser, LARGE) }
}

/** Allowed change of a page with the catalogue, in percent. */
const MOST = 2

const counted: Kind[] = kinds.filter((kind) => kind !== 'other')

function rowOf(kind: Kind, { small, large }: Scale): Row {
  const [few, many] = [small.bytes[kind], large.bytes[kind]]
  const difference = change(many, few)
  return {
    what: `  ${kind}`,
    ours: kB(many),
    limit: kB(few),
    compared: signed(difference, (value) => `${value.toFixed(1)} %`),
    target: `≤ ${MOST} %`,
    met: difference <= MOST,
  }
}

/** The table of both catalogues. */
export const scaleSection = (scale: Scale): Section => ({
  title: `Bytes of / with ${LARGE} games on a phone (limit: with ${SMALL})`,
  rows: counted.map((kind) => rowOf(kind, scale)),
})
