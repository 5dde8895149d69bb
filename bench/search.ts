import uFuzzy from '@leeoniya/ufuzzy'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { fold } from '#app/domain/search/fold.ts'
import { SEARCH_PAGE, search } from '#app/domain/search/search.ts'
import { buildSearchIndex, type SearchConfig, searchIndexOf } from '#app/domain/search/searchIndex.ts'
import { suggestionFor } from '#app/domain/search/suggestion.ts'
import { createRandom } from '#sandbox/seed/random.ts'
import { median, ms, percentile, times } from './numbers.ts'
import { largeCatalogue } from './recommend.ts'
import type { Row, Section } from './report.ts'

/** Microseconds of each keystroke. */
type Searcher = { name: string; keystrokes: number[] }

export type SearchNumbers = {
  ours: number[]
  /** A loop over every name without sorting: less than a search has to do. */
  loop: number[]
  peers: Searcher[]
  /** Number of terms with a wrong result. */
  wrong: number
  /** Milliseconds of each step of each build. */
  builds: number[][]
  /** Milliseconds of a suggestion for a term without results. */
  suggestions: number[]
}

const TYPED = 60
const LONGEST = 9
const BUILDS = 15
/** Warm-up keystrokes. */
const WARM = 60

export const config: SearchConfig = {
  lobby: 'Casino',
  category: 'casino-populare',
  searchResultIncludes: ['providers', 'categories', 'collections'],
}

/** Names and words of the catalogue as people type them: without diacritics, with a wrong letter that is deleted. */
function keystrokesOf({ games }: CatalogueFile): string[] {
  const random = createRandom('keystrokes')
  return Array.from({ length: TYPED }).flatMap(() => {
    const name = random.pick(games.name)
    const spelled = random.chance(0.4) ? random.pick(name.split(' ')) : name
    const typed = random.chance(0.7) ? spelled.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() : spelled
    const steps = Array.from(typed.slice(0, LONGEST), (_, at) => typed.slice(0, at + 1))
    const slip = random.pick(steps)
    return steps.flatMap((step) => (step === slip ? [step, `${step}x`, step] : [step]))
  })
}

/** The rule of SEA-01 and SEA-03, word for word. */
function plainSearch(file: CatalogueFile, names: readonly string[], term: string): number[] {
  const own = new Set(file.categories.find(({ id }) => id === config.category)?.games)
  return names
    .flatMap((name, place) => {
      if (!name.includes(term)) return []
      const weight = name.startsWith(term) ? 14 : name.endsWith(term) ? 7 : 0
      return [{ place, sum: weight + (own.has(place) ? 6 : Math.min(file.games.tier[place] ?? 0, 5)) }]
    })
    .sort((a, b) => b.sum - a.sum || a.place - b.place)
    .map(({ place }) => place)
}

/** Microseconds of every term, after a warm-up. */
export function timesOf(terms: readonly string[], find: (term: string) => unknown): number[] {
  for (const term of terms.slice(0, WARM)) find(term)
  return terms.map((term) => {
    const started = performance.now()
    find(term)
    return (performance.now() - started) * 1000
  })
}

function loopOver(names: readonly string[], term: string): { places: number[]; total: number } {
  const wanted = fold(term)
  const places: number[] = []
  let total = 0
  for (let place = 0; place < names.length; place += 1) {
    if (names[place]?.indexOf(wanted) === -1) continue
    total += 1
    if (places.length < SEARCH_PAGE) places.push(place)
  }
  return { places, total }
}

/** The libraries over folded names, each configured to find parts of words if it can. */
function peersOf(names: readonly string[], terms: readonly string[]): Searcher[] {
  const list = names.map((name, id) => ({ id, name }))
  const fuse = new Fuse(list, { keys: ['name'], threshold: 0.2, ignoreLocation: true })
  const mini = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2 } })
  mini.addAll(list)
  const fuzzy = new uFuzzy()
  const haystack = [...names]
  return [
    { name: 'MiniSearch', keystrokes: timesOf(terms, (term) => mini.search(fold(term))) },
    { name: 'uFuzzy', keystrokes: timesOf(terms, (term) => fuzzy.search(haystack, fold(term))) },
    {
      name: 'Fuse.js',
      keystrokes: timesOf(terms, (term) => fuse.search(fold(term), { limit: SEARCH_PAGE })),
    },
  ]
}

/** Milliseconds of every step of one build. */
function buildOnce(file: CatalogueFile): number[] {
  const build = buildSearchIndex(file, config)
  const slices: number[] = []
  for (let done = false; !done; ) {
    const started = performance.now()
    done = build.next().done === true
    slices.push(performance.now() - started)
  }
  return slices
}

const sum = (values: readonly number[]) => values.reduce((whole, value) => whole + value, 0)

/** The longest step, each by its median over the builds, so that waits for other processes do not count. */
const longestSlice = (builds: SearchNumbers['builds']): number =>
  Math.max(...(builds[0] ?? []).map((_, at) => median(builds.map((slices) => slices[at] ?? 0))))

/** The same keystrokes for ours, a loop over all names, and the libraries. */
export function measureSearch(): SearchNumbers {
  const { file } = largeCatalogue()
  const terms = keystrokesOf(file)
  const builds = Array.from({ length: BUILDS }, () => buildOnce(file))
  const index = searchIndexOf(file, config)
  const names = file.games.name.map(fold)
  const wrong = terms.filter((term) => {
    const { places, total } = search(index, term).games
    return total !== places.length || places.join() !== plainSearch(file, names, fold(term)).join()
  })
  const fruitless = [...new Set(terms)].filter((term) => search(index, term, 0).games.total === 0)
  return {
    ours: timesOf(terms, (term) => search(index, term, SEARCH_PAGE)),
    loop: timesOf(terms, (term) => loopOver(names, term)),
    peers: peersOf(names, terms),
    wrong: wrong.length,
    builds,
    suggestions: timesOf(fruitless, (term) => suggestionFor(index, term)).map((time) => time / 1000),
  }
}

const most = { median: 10, p95: 100, build: 40, slice: 4, suggestion: 5 } as const

const us = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} µs`
const p95 = (values: readonly number[]) => percentile(values, 0.95)

const beside = (what: string, ours: number, other: number, target?: number): Row => ({
  what,
  ours: us(ours),
  limit: us(other),
  compared: times(ours, other),
  ...(target && { target: `≤ ${us(target)}`, met: ours <= target }),
})

const within = (what: string, value: number, target: number): Row => ({
  what,
  ours: ms(value),
  target: `≤ ${ms(target)}`,
  met: value <= target,
})

/** The table of the search. */
export function searchSection({ ours, loop, peers, wrong, builds, suggestions }: SearchNumbers): Section {
  const whole = builds.map(sum)
  return {
    title: `Search of 10 000 games, ${ours.length} keystrokes (beside: indexOf over all names, unordered; libraries)`,
    rows: [
      beside('  keystroke, median', median(ours), median(loop), most.median),
      beside('  keystroke, 95th of a hundred', p95(ours), p95(loop), most.p95),
      ...peers.flatMap(({ name, keystrokes }) => [
        beside(`  beside ${name}, median`, median(ours), median(keystrokes)),
        beside(`  beside ${name}, 95th of a hundred`, p95(ours), p95(keystrokes)),
      ]),
      { what: '  answers that break the rule', ours: String(wrong), target: '0', met: wrong === 0 },
      within('  suggestion, 95th of a hundred', p95(suggestions), most.suggestion),
      within('  index, whole', median(whole), most.build),
      within('  index, longest slice', longestSlice(builds), most.slice),
    ],
    notes: [
      `index the first time: ${ms(whole[0] ?? 0)}, its longest slice ${ms(Math.max(...(builds[0] ?? [])))}`,
    ],
  }
}
