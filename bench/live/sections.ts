import type { LiveNumbers } from '../live.ts'
import { kB, median, ms, times } from '../numbers.ts'
import type { Row, Section } from '../report.ts'
import { type Busy, type BusyRun, SECONDS, SLOWER } from './busy.ts'
import { type FirstBytes, WITHIN } from './firstBytes.ts'
import { SECONDS as IDLE_SECONDS, type Idle, RATE } from './idle.ts'
import { viewport } from './lobby.ts'
import type { Pixels } from './pixel.ts'

const LEAST_FRAMES = 0.9
const MOST_SHARE = 1.5
const MOST_GAP = 100
/** The floor draws what the list draws, and no more work than that. */
const LEAST_SALON_FRAMES = 58
const MOST_SALON_SHARE = 1.1
/** Share of a core. */
const MOST_IDLE = 0.01
const FRAME = 1000 / 60
const MOST_FRAMES = 2
const MOST_SCRIPT = 150_000

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const frames = (value: number) => value.toFixed(1)

/** The median of the runs' own ratios: noise in a run affects both of its sides. */
const ratio = (runs: readonly BusyRun[], figure: keyof Busy, other: 'plain' | 'naive' = 'plain') =>
  median(runs.map((run) => run[other][figure] / run.ours[figure]))

function busySection(runs: readonly BusyRun[]): Section {
  const mid = (page: keyof BusyRun, figure: keyof Busy) => median(runs.map((run) => run[page][figure]))
  const gap = (page: keyof BusyRun) => Math.max(...runs.map((run) => run[page].worstGap))
  const salon = median(runs.map((run) => run.ours.share / run.salon.share))
  const [rate, share] = [1 / ratio(runs, 'perSecond'), 1 / ratio(runs, 'share')]
  return {
    title: `Live tables: 1 000 known, ${mid('ours', 'inView')} in view at ${viewport.width} x ${viewport.height}, 500 updates/s, processor ${SLOWER}x slower, ${SECONDS} s, ${runs.length} runs (limit: plain DOM)`,
    rows: [
      {
        what: 'frames a second',
        ours: frames(mid('ours', 'perSecond')),
        limit: frames(mid('plain', 'perSecond')),
        compared: times(rate, 1),
        target: `≥ ${LEAST_FRAMES}x`,
        met: rate >= LEAST_FRAMES,
      },
      {
        what: 'main thread busy',
        ours: percent(mid('ours', 'share')),
        limit: percent(mid('plain', 'share')),
        compared: times(share, 1),
        target: `≤ ${MOST_SHARE}x`,
        met: share <= MOST_SHARE,
      },
      {
        what: 'worst gap between frames, all runs',
        ours: ms(Math.round(gap('ours'))),
        limit: ms(Math.round(gap('plain'))),
        target: `≤ ${ms(MOST_GAP)}`,
        met: gap('ours') <= MOST_GAP,
      },
      {
        what: `the salon, ${mid('salon', 'inView')} in view: frames a second (limit: the list)`,
        ours: frames(mid('salon', 'perSecond')),
        limit: frames(mid('ours', 'perSecond')),
        target: `≥ ${LEAST_SALON_FRAMES}`,
        met: mid('salon', 'perSecond') >= LEAST_SALON_FRAMES,
      },
      {
        what: 'the salon: main thread busy (limit: the list)',
        ours: percent(mid('salon', 'share')),
        limit: percent(mid('ours', 'share')),
        compared: times(1 / salon, 1),
        target: `≤ ${MOST_SALON_SHARE}x`,
        met: 1 / salon <= MOST_SALON_SHARE,
      },
    ],
    notes: [
      `A list in React with one state: ${frames(mid('naive', 'perSecond'))} frames a second, main thread ${percent(mid('naive', 'share'))}, worst gap ${ms(Math.round(gap('naive')))}; main thread ${times(ratio(runs, 'share', 'naive'), 1)} of ours`,
      'Those two have no pictures, no filters, no links, and check nothing that comes; the tables are the ones that speak Romanian',
    ],
  }
}

function idleRow(idle: readonly Idle[]): Row {
  const more = median(idle.map(({ fed, unfed }) => fed - unfed))
  return {
    what: `${RATE} updates/s, /cazinou-live untouched for ${IDLE_SECONDS} s: main thread (limit: without a hub)`,
    ours: percent(median(idle.map(({ fed }) => fed))),
    limit: percent(median(idle.map(({ unfed }) => unfed))),
    compared: `${more < 0 ? '' : '+'}${(more * 100).toFixed(2)} points`,
    target: `≤ +${MOST_IDLE * 100} point`,
    met: more <= MOST_IDLE,
  }
}

function pixelRow(what: string, times: readonly number[], judged: boolean): Row {
  const middle = median(times) / FRAME
  return {
    what: `a record's arrival to its pixel, 500 updates/s${what}: frames, median of ${times.length}`,
    ours: frames(middle),
    compared: `${ms(Math.round(median(times)))}, worst ${ms(Math.round(Math.max(...times)))}`,
    ...(judged && { target: `≤ ${MOST_FRAMES}`, met: middle <= MOST_FRAMES }),
  }
}

const restRows = (idle: readonly Idle[], { plain, slowed }: Pixels): Row[] => [
  idleRow(idle),
  pixelRow('', plain, true),
  pixelRow(`, processor ${SLOWER}x slower`, slowed, false),
]

const byteRows = ({ script, fcp, hub, askedByLobby }: FirstBytes): Row[] => [
  {
    what: '/cazinou-live on a slow phone: JavaScript until hydrated (brotli)',
    ours: kB(script),
    target: `≤ ${kB(MOST_SCRIPT)}`,
    met: script <= MOST_SCRIPT,
  },
  {
    what: "the hub's client is asked for (limit: first paint)",
    ours: ms(Math.round(hub)),
    limit: ms(Math.round(fcp)),
    target: 'after it',
    met: hub > fcp,
  },
  {
    what: `/ as a guest, ${WITHIN} s without input: files and connections of live tables`,
    ours: String(askedByLobby.length),
    target: '0',
    met: askedByLobby.length === 0,
  },
]

/** The tables of live tables. */
export const liveSections = ({ busy, pixels, idle, bytes }: LiveNumbers): Section[] => [
  busySection(busy),
  { title: 'Live tables at rest, and on their way', rows: restRows(idle, pixels) },
  {
    title: 'What live tables bring',
    rows: byteRows(bytes),
    notes: bytes.askedByLobby.map((path) => `/ asked for ${path}`),
  },
]
