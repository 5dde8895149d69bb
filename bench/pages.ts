import type { Browser } from 'playwright'
import { scriptBytes, type Visit, visit } from './firstView/visit.ts'
import { kB, ms } from './numbers.ts'
import type { Row, Section } from './report.ts'

/** One page of each public type. */
const paths = [
  '/',
  '/cazinou-live',
  '/toate-jocurile',
  '/categorii/povesti-din-nil',
  '/furnizori',
  '/colectii/basme-romanesti',
  '/jackpots',
  '/joc/diamant-40',
  '/promotii',
  '/invingatori/recente',
  '/pagina/despre-noi',
  '/play/diamant-40/demo',
] as const

/** Pages whose first view is reported as well: lobby, list, category, details, live, play. */
const viewed: readonly string[] = [
  '/',
  '/toate-jocurile',
  '/categorii/povesti-din-nil',
  '/joc/diamant-40',
  '/cazinou-live',
  '/play/diamant-40/demo',
]

type PageNumbers = Visit & { path: string; script: number }

/** Highest script bytes of a first load, and the smallest layout shift that does not round to 0.00. */
const MOST_SCRIPT = 125_000
const SHIFT = 0.005

/** A visit of each public page type on a slow phone. */
export async function measurePages(browser: Browser, site: string): Promise<PageNumbers[]> {
  const pages: PageNumbers[] = []
  for (const path of paths) {
    const seen = await visit(browser, site + path)
    pages.push({ ...seen, path, script: scriptBytes(seen) })
  }
  return pages
}

const viewRow = ({ path, fcp, lcp, longest, elements }: PageNumbers): Row => ({
  what: `${path}: FCP / LCP, longest task, elements`,
  ours: `${ms(Math.round(fcp))} / ${ms(Math.round(lcp))}`,
  compared: `${ms(longest)}, ${elements}`,
})

/** The tables of all page types. */
export const pagesSections = (pages: readonly PageNumbers[]): Section[] => [
  {
    title: 'First load of every public page type on a slow phone (script until it is hydrated; layout shift)',
    rows: pages.map(({ path, script, cls }) => ({
      what: path,
      ours: kB(script),
      compared: `CLS ${cls.toFixed(4)}`,
      target: `≤ ${kB(MOST_SCRIPT)}, 0.00`,
      met: script <= MOST_SCRIPT && cls < SHIFT,
    })),
  },
  {
    title: 'First view of the page types on the same phone and line, one visit each',
    rows: viewed.flatMap((path) => pages.filter((page) => page.path === path).map(viewRow)),
  },
]
