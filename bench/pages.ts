import type { Browser } from 'playwright'
import { type Load, measureLoad } from './bytes.ts'
import { type Visit, visit } from './firstView/visit.ts'
import { kB, ms } from './numbers.ts'
import type { Row, Section } from './report.ts'
import { bytesOf } from './transfers.ts'

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

/** Pages whose first view is shown as well: lobby, list, category, details, live, play. */
const viewed: readonly string[] = [
  '/',
  '/toate-jocurile',
  '/categorii/povesti-din-nil',
  '/joc/diamant-40',
  '/cazinou-live',
  '/play/diamant-40/demo',
]

type PageNumbers = { path: string; script: number } & Pick<
  Visit,
  'fcp' | 'lcp' | 'cls' | 'longest' | 'elements' | 'largest'
>

/** Most script of a first load in bytes, and most layout shift. */
const MOST_SCRIPT = 125_000
const MOST_SHIFT = 0

/** Script of the site itself; a game in a frame brings its provider's, for which the sandbox stands in. */
const ownScript = (answers: Load['answers'], site: string): number =>
  bytesOf(answers.filter(({ kind, url }) => kind === 'js' && url.startsWith(`${site}/assets/`)))

/** First load of each public page type: script within eight seconds, and a visit on a slow phone. */
export async function measurePages(browser: Browser, site: string): Promise<PageNumbers[]> {
  const pages: PageNumbers[] = []
  for (const path of paths) {
    const { answers } = await measureLoad(browser, 'phone', site + path)
    const { fcp, lcp, cls, longest, elements, largest } = await visit(browser, site + path)
    pages.push({ path, script: ownScript(answers, site), fcp, lcp, cls, longest, elements, largest })
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
    title: 'First load of every public page type (script within 8 s; layout shift on a slow phone)',
    rows: pages.map(({ path, script, cls }) => ({
      what: path,
      ours: kB(script),
      compared: `CLS ${cls.toFixed(4)}`,
      target: `≤ ${kB(MOST_SCRIPT)}, ${MOST_SHIFT.toFixed(2)}`,
      met: script <= MOST_SCRIPT && cls <= MOST_SHIFT,
    })),
  },
  {
    title: 'First view of the page types on the same phone and line, one visit each',
    rows: viewed.flatMap((path) => pages.filter((page) => page.path === path).map(viewRow)),
  },
]
