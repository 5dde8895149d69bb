import { DISTANCE, GAMES, type Scrolls, SLOWER, SPEED } from './longList.ts'
import { median, ms, percent, signed } from './numbers.ts'
import type { Row, Section } from './report.ts'

const MOST_ELEMENTS = 450
/** Longest gap between frames in milliseconds, and dropped frames above the lower bound in percentage points. */
const MOST_GAP = 120
const MOST_POINTS = 10
/** Share of the distance that a first scroll has to reach: it must not wait for the catalogue. */
const LEAST_WAY = 0.95

function droppedRow(what: string, ours: readonly number[], floor: readonly number[]): Row {
  const [own, least] = [median(ours), median(floor)]
  return {
    what: `${what}: frames dropped`,
    ours: percent(own),
    limit: percent(least),
    compared: signed(own - least, (points) => `${points.toFixed(1)} points`),
    target: `≤ +${MOST_POINTS} points`,
    met: own - least <= MOST_POINTS,
  }
}

function gapRow(what: string, ours: readonly number[], floor: readonly number[]): Row {
  const worst = Math.max(...ours)
  return {
    what: `${what}: worst gap, all runs`,
    ours: ms(Math.round(worst)),
    limit: ms(Math.round(Math.max(...floor))),
    target: `≤ ${ms(MOST_GAP)}`,
    met: worst <= MOST_GAP,
  }
}

function wayRow(reached: readonly number[]): Row {
  const least = Math.min(...reached)
  return {
    what: 'first scroll: way gone, least',
    ours: `${Math.round(least)} px`,
    compared: `of ${DISTANCE} px`,
    target: `≥ ${LEAST_WAY * 100} %`,
    met: least >= DISTANCE * LEAST_WAY,
  }
}

function tileRows(seen: readonly Scrolls['seen'][]): Row[] {
  const elements = Math.max(...seen.map((run) => run.elements))
  const blank = seen.reduce((sum, run) => sum + run.blank, 0)
  const frames = median(seen.map((run) => run.frames))
  return [
    {
      what: 'elements in the grid at 412 px, most',
      ours: String(elements),
      target: `≤ ${MOST_ELEMENTS}`,
      met: elements <= MOST_ELEMENTS,
    },
    {
      what: 'frames with a blank place, all runs',
      ours: String(blank),
      compared: `of ${Math.round(frames)} a run`,
      target: '0',
      met: blank === 0,
    },
  ]
}

/** The table of the long list. */
export function longListSection(runs: readonly Scrolls[]): Section {
  const of = (part: 'ours' | 'first' | 'floor', figure: 'dropped' | 'worstGap') =>
    runs.map((run) => run[part][figure])
  return {
    title: `All games of ${GAMES}, a wheel at ${SPEED} px/s, processor ${SLOWER}x slower, ${runs.length} runs (limit: rows of text)`,
    rows: [
      ...tileRows(runs.map(({ seen }) => seen)),
      droppedRow('scrolled before', of('ours', 'dropped'), of('floor', 'dropped')),
      gapRow('scrolled before', of('ours', 'worstGap'), of('floor', 'worstGap')),
      droppedRow('first scroll, a second after load', of('first', 'dropped'), of('floor', 'dropped')),
      gapRow('first scroll, a second after load', of('first', 'worstGap'), of('floor', 'worstGap')),
      wayRow(runs.map(({ first }) => first.reached)),
    ],
  }
}
