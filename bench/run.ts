import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { ensureBuilt } from '../scripts/lib/build.mjs'
import { beforeSection, measureBefore } from './before.ts'
import { type BenchSite, openBenchSite } from './benchSite.ts'
import { openBrowser } from './browser.ts'
import { bytesSections, measureBytes } from './bytes.ts'
import { cpuSection, measureCpu } from './cpu.ts'
import { filtersSection, measureFilters } from './filters.ts'
import { measureFirstView } from './firstView/measure.ts'
import { firstViewSection } from './firstView/section.ts'
import { hourSection, measureHour } from './hour.ts'
import { journeysSection, measureJourneys } from './journeys.ts'
import { kitSection, measureKit } from './kit.ts'
import { liveSections } from './live/sections.ts'
import { measureSoak } from './live/soak.ts'
import { liveSoakSection } from './live/soakSection.ts'
import { measureLive } from './live.ts'
import { measureLongList } from './longList.ts'
import { longListSection } from './longListSection.ts'
import { measureMotions } from './motion/measure.ts'
import { motionSection } from './motion/section.ts'
import { type Part, readOptions } from './options.ts'
import { measurePages, pagesSections } from './pages.ts'
import { measurePlayer, playerSection } from './player.ts'
import { measurePresses } from './presses/measure.ts'
import { pressesSection } from './presses/section.ts'
import { buildMark } from './processes.ts'
import { measureRecommend, recommendSection } from './recommend.ts'
import { formatTable, type Section, saveReport, tally } from './report.ts'
import { measureScale, scaleSection } from './scale.ts'
import { measureSearch, searchSection } from './search.ts'
import { measureSentences, sentencesSection } from './sentences/sentences.ts'
import { measureStarts, startSection } from './start.ts'
import { strains } from './strains.ts'

const root = join(import.meta.dirname, '..')
const options = readOptions(process.argv.slice(2))
const measured: Record<string, unknown> = {}

const say = (text: string) => console.log(`▸ ${text}`)

/** A part that is one measurement. */
const measuring =
  <Numbers>(
    part: Part,
    asked: string,
    measure: (browser: Browser, site: BenchSite) => Numbers | Promise<Numbers>,
    sectionsOf: (numbers: Numbers) => Section | Section[],
  ) =>
  async (browser: Browser, site: BenchSite): Promise<Section[]> => {
    say(asked)
    const numbers = await measure(browser, site)
    measured[part] = numbers
    return [sectionsOf(numbers)].flat()
  }

const half = Math.ceil(options.runs / 2)

const quiet = {
  bytes: measuring(
    'bytes',
    'Counting bytes',
    (browser, { front }) => measureBytes(browser, front),
    bytesSections,
  ),
  firstView: measuring(
    'firstView',
    `Visiting as a slow phone, ours and by hand in turn, ${options.runs} times each`,
    (browser, { front, category }) => measureFirstView(browser, front, { category, runs: options.runs, say }),
    firstViewSection,
  ),
  before: measuring(
    'before',
    'Visiting beside an earlier build',
    (browser, { site }) => measureBefore(browser, { site, dir: options.before ?? root, runs: options.runs }),
    beforeSection,
  ),
  presses: measuring(
    'presses',
    `Pressing early on a slow phone, ours and by hand in turn, ${options.pressRuns} times each`,
    (browser, site) => measurePresses(browser, site, { runs: options.pressRuns, say }),
    pressesSection,
  ),
  motion: measuring('motion', 'Counting frames of motions', measureMotions(options.pressRuns), motionSection),
  cpu: measuring(
    'cpu',
    'Counting processor time of the servers',
    (_, { front }) => measureCpu(front),
    cpuSection,
  ),
  scale: measuring('scale', 'Counting bytes with a small and a large catalogue', measureScale, scaleSection),
  start: measuring('start', 'Timing npm start', () => measureStarts(root), startSection),
  kit: measuring(
    'kit',
    'Letting a hundred sums tick, and scrolling through ten thousand tiles',
    (browser) => measureKit(browser, root, half),
    kitSection,
  ),
  list: measuring(
    'list',
    'Scrolling through all games',
    (browser) => measureLongList(browser, half),
    longListSection,
  ),
  pages: measuring(
    'pages',
    'Opening one page of each type',
    (browser, { front }) => measurePages(browser, front.ours),
    pagesSections,
  ),
  journeys: measuring(
    'journeys',
    'Walking from page to page and back',
    (browser, { site }) => measureJourneys(browser, site, options.runs),
    journeysSection,
  ),
  player: measuring(
    'player',
    'Logging in, coming back, and logging in and out two hundred times',
    (browser, { site }) => measurePlayer(browser, site, options.runs),
    playerSection,
  ),
  live: measuring('live', 'Watching a thousand live tables', measureLive(root, options.runs), liveSections),
  liveSoak: measuring(
    'liveSoak',
    'Sitting before live tables',
    measureSoak(options.minutes),
    liveSoakSection,
  ),
  hour: measuring('hour', 'Using one page for an hour', measureHour, hourSection),
  search: measuring('search', 'Searching ten thousand games', measureSearch, searchSection),
  sentences: measuring('sentences', 'Reading three hundred sentences', measureSentences, sentencesSection),
  filters: measuring('filters', 'Filtering ten thousand games', measureFilters, filtersSection),
  recommend: measuring('recommend', 'Recommending from 10 000 games', measureRecommend, recommendSection),
}

const underLoad = (part: keyof typeof strains) => async (_: Browser, site: BenchSite) => {
  const { asked, measure } = strains[part]
  say(asked)
  const { figures, sections } = await measure(site, options.seconds)
  measured[part] = figures
  return sections
}

const work: Record<Part, (browser: Browser, site: BenchSite) => Promise<Section[]>> = {
  ...quiet,
  serve: underLoad('serve'),
  load: underLoad('load'),
  chaos: underLoad('chaos'),
  soak: underLoad('soak'),
  addresses: underLoad('addresses'),
}

/** The sections of one part; a failure is in the report and in the exit code, and the other parts continue. */
async function attempt(part: Part, browser: Browser, site: BenchSite): Promise<Section[]> {
  try {
    return await work[part](browser, site)
  } catch (error) {
    console.error(error, `\nThe servers said:\n${site.output()}`)
    process.exitCode = 1
    return [
      { title: `${part}: could not be measured`, rows: [], notes: [String(error).split('\n', 1).join()] },
    ]
  }
}

async function measureAll(): Promise<Section[]> {
  const site = await openBenchSite()
  try {
    const browser = await openBrowser(site.front.spki)
    measured.browser = browser.version()
    try {
      const sections: Section[] = []
      for (const part of options.only) sections.push(...(await attempt(part, browser, site)))
      return sections
    } finally {
      await browser.close()
    }
  } finally {
    await site.close()
  }
}

if (!options.built) await ensureBuilt()
const machine = { cores: availableParallelism(), node: process.version, loadBefore: loadavg() }
const build = buildMark(root)
const began = performance.now()
const sections = await measureAll()
const seconds = Math.round((performance.now() - began) / 1000)
const load = loadavg().map((value) => value.toFixed(1))

console.log(`\n${formatTable(sections)}\n`)
const { met, of } = tally(sections)
console.log(`${met} of ${of} targets met, in ${seconds} s, load of the machine ${load.join(' ')}`)
if (buildMark(root) !== build) console.log('! The build changed during the run; the figures mix two builds.')
saveReport({ machine: { ...machine, loadAfter: loadavg() }, seconds, sections, measured })
