import type { Browser } from 'playwright'
import { type Load, measureLoad } from './bytes.ts'
import { kB } from './numbers.ts'
import { visit } from './paint.ts'
import type { Section } from './report.ts'

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

type PageNumbers = { path: string; script: number; cls: number }

/** Most script of a first load in bytes, and most layout shift. */
const MOST_SCRIPT = 150_000
const MOST_SHIFT = 0.01

/** Script of the site itself; a game in a frame brings its provider's, for which the sandbox stands in. */
const ownScript = (answers: Load['answers'], site: string): number =>
  answers
    .filter(({ kind, url }) => kind === 'js' && url.startsWith(`${site}/assets/`))
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** First load of each public page type: script within eight seconds, layout shift on a slow phone. */
export async function measurePages(browser: Browser, site: string): Promise<PageNumbers[]> {
  const pages: PageNumbers[] = []
  for (const path of paths) {
    const { answers } = await measureLoad(browser, 'phone', site + path)
    const { cls } = await visit(browser, site + path)
    pages.push({ path, script: ownScript(answers, site), cls })
  }
  return pages
}

export const pagesSection = (pages: readonly PageNumbers[]): Section => ({
  title: 'First load of every public page type (script within 8 s; layout shift on a slow phone)',
  rows: pages.map(({ path, script, cls }) => ({
    what: path,
    ours: kB(script),
    compared: `CLS ${cls.toFixed(4)}`,
    target: `≤ ${kB(MOST_SCRIPT)}, ≤ ${MOST_SHIFT}`,
    met: script <= MOST_SCRIPT && cls <= MOST_SHIFT,
  })),
})
