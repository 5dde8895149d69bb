import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { named } from '../guestPages.ts'
import { percentile } from '../numbers.ts'
import { formatTable, type Row, type Section, tally } from '../report.ts'
import { begin, drain, fail, kill, loseRedis, publish, roll } from './acts.ts'
import { type Fleet, openFleet } from './fleet.ts'
import { lookAtPage } from './page.ts'
import { buildNextRelease } from './release.ts'
import { receive, type Visitors } from './visitors.ts'

const GUESTS = 12

/** Responses that may be in progress when an instance is killed: its share of the guests. */
const UNDER_WAY = GUESTS / 3

type Act = (note: (line: string) => void) => Promise<Row[]>

const say = (text: string) => console.log(`▸ ${text}`)

/** Runs an event under load; reports failed requests, and broken responses, at most `mayBreak`. */
async function underVisitors(
  title: string,
  visitors: Visitors,
  act: Act,
  mayBreak: number,
): Promise<Section> {
  say(title)
  const before = { wrong: visitors.wrongSoFar(), broken: visitors.brokenSoFar() }
  const notes: string[] = []
  const rows = await act((line) => notes.push(line))
  const wrong = visitors.wrongSoFar() - before.wrong
  const broken = visitors.brokenSoFar() - before.broken
  return {
    title,
    rows: [
      ...rows,
      {
        what: 'requests that failed at the balancer, answers that broke off',
        ours: `${wrong}, ${broken}`,
        target: `0, ${mayBreak > 0 ? `≤ ${mayBreak}` : 0}`,
        met: wrong === 0 && broken <= mayBreak,
      },
    ],
    ...(notes.length > 0 && { notes }),
  }
}

/** Rows that miss their target, each with its heading. */
const missed = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ title, rows, notes = [] }) => {
    const lines = rows
      .filter(({ met }) => met === false)
      .map(({ what, ours, target }) => `✗ ${title}: ${what}: ${ours}, not ${target}`)
    return lines.length > 0 ? [...lines, ...notes.map((note) => `    ${note}`)] : []
  })

async function runFleet(fleet: Fleet, next: string): Promise<Section[]> {
  say('Starting three instances, a Redis and nginx')
  const sections: Section[] = [{ title: 'Three instances begin', rows: await begin(fleet) }]
  const visitors = receive(fleet.url, GUESTS)
  const acts: [string, Act, number?][] = [
    ['An editor publishes', () => publish(fleet)],
    ['A service fails', () => fail(fleet)],
    ['An instance is killed and comes back', () => kill(fleet), UNDER_WAY],
    ['An instance is drained and comes back', () => drain(fleet)],
    ['Redis is stopped and comes back', () => loseRedis(fleet)],
    ['The next release takes over, one instance after the other', () => roll(fleet, next)],
    ['The next release in a browser', (note) => lookAtPage(fleet.url, fleet.staticUrl, note)],
  ]
  for (const [title, act, mayBreak = 0] of acts)
    sections.push(await underVisitors(title, visitors, act, mayBreak))
  const { answers, wrong, times } = await visitors.sendHome()
  sections.push({
    title: `${GUESTS} visitors all the while`,
    rows: [
      {
        what: `failed of ${answers} requests`,
        ours: String(visitors.wrongSoFar()),
        target: '0',
        met: wrong.size === 0,
      },
      {
        what: 'p50 and p99',
        ours: `${Math.round(percentile(times, 0.5))} and ${Math.round(percentile(times, 0.99))} ms`,
      },
    ],
    notes: named(wrong),
  })
  return sections
}

const next = mkdtempSync(join(tmpdir(), 'release-'))
const fleet = await openFleet()
try {
  say('Building the next release')
  await buildNextRelease(next, fleet.staticUrl)
  const sections = await runFleet(fleet, next)
  const { met, of } = tally(sections)
  console.log(`\n${formatTable(sections)}\n\n${met} of ${of} targets met`)
  for (const line of missed(sections)) console.log(line)
  process.exitCode = met === of ? 0 : 1
} finally {
  await fleet.stop()
  rmSync(next, { recursive: true, force: true })
}
