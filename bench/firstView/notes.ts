/** The browser's measurements of one visit; times in milliseconds since navigation. */
export type Notes = {
  fcp: number
  lcp: number
  cls: number
  /** Element of the largest paint. */
  largest: string
  /** Shifted elements. */
  moved: string[]
  /** Tasks above 50 ms: start and duration. */
  longTasks: [start: number, duration: number][]
  /** Number of elements at load. */
  elementsAtLoad: number
  /** Time of hydration; 0 without any. */
  hydrated: number
}

/** Milliseconds after the first paint in which long tasks count. */
const WATCHED = 10_000
const LONG_TASK = 50

/** Blocking time: the part of long tasks beyond 50 ms each, from the first paint on. */
export const blockingTime = (tasks: Notes['longTasks'], fcp: number): number =>
  tasks
    .filter(([start, duration]) => start + duration > fcp && start < fcp + WATCHED)
    .reduce((sum, [start, duration]) => {
      const within = Math.min(start + duration, fcp + WATCHED) - Math.max(start, fcp)
      return sum + Math.max(within - LONG_TASK, 0)
    }, 0)

/** Runs in the page before everything else; the measurements are in `window.benchNotes`. */
export function takeNotes(): void {
  type Shift = PerformanceEntry & {
    value: number
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  type Largest = PerformanceEntry & { element?: Element; url: string }
  const times = { fcp: 0, lcp: 0, hydrated: 0 }
  const notes: Notes = { ...times, cls: 0, largest: '', moved: [], longTasks: [], elementsAtLoad: 0 }
  Object.assign(window, { benchNotes: notes })
  const nameOf = (node?: Node) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : (node?.nodeName ?? '?')
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  addEventListener('load', () => {
    notes.elementsAtLoad = document.getElementsByTagName('*').length
  })
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      notes.hydrated ||= performance.now()
    }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] }),
  )
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.fcp = startTime
  })
  on('largest-contentful-paint', (entry) => {
    const { element, url } = entry as Largest
    notes.lcp = entry.startTime
    notes.largest = `${nameOf(element)} ${url.replace(location.origin, '')}`.trim()
  })
  on('layout-shift', (entry) => {
    const { value, sources } = entry as Shift
    notes.cls += value
    const at = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width} ${height}`
    for (const { node, previousRect, currentRect } of sources) {
      notes.moved.push(`${nameOf(node)} (${at(previousRect)} to ${at(currentRect)})`)
    }
  })
  on('longtask', ({ startTime, duration }) => notes.longTasks.push([startTime, duration]))
}
