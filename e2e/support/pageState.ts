// Runs in the page beside pressables.ts: where a press lands, and what it has changed.
import {
  type Box,
  labelOf,
  openDialogs,
  pressables,
  regionOf,
  type Scope,
  seenBox,
  seenOf,
  type Target,
} from './pressables.ts'

declare global {
  interface Window {
    /** What is being pressed. */
    pressed?: Element | undefined
  }
}

export type Point = { x: number; y: number }

export const inTwoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Resolves when React has taken over everything that is seen; what waits for a press longer than that is pressed as it is. */
export async function allHydrated(scope: Scope): Promise<void> {
  // A text that an editor wrote has no classes, and is never React's.
  const hydrated = (element: Element) =>
    element.className === '' || Object.keys(element).some((key) => key.startsWith('__react'))
  for (let turn = 0; turn < HYDRATING_TURNS; turn++) {
    if (pressables(scope).every(({ element }) => hydrated(element))) return
    await inTwoFrames()
  }
}

/** Frames that hydrating may take, on a machine that does other things too. */
export const HYDRATING_TURNS = 200

/** Frames that a page which comes back has for its lower parts, before they are looked for further down. */
export const PATIENT_TURNS = 6

/** The element of a target, once it is there: rows and lists draw what is near the view alone. */
export async function found(scope: Scope, { id, place }: Target): Promise<Element | undefined> {
  for (let turn = 0; turn < 30; turn++) {
    const all = pressables(scope)
    const same =
      all.find(({ target }) => target.id === id) ?? all.find(({ target }) => target.place === place)
    if (same) return same.element
    if (turn >= PATIENT_TURNS) scrollTo(0, (turn - PATIENT_TURNS) * innerHeight)
    await inTwoFrames()
  }
  return undefined
}

/** Brings a target into view and says where its middle is once it rests there. */
export async function aim(scope: Scope, target: Target): Promise<Point | undefined> {
  const element = await found(scope, target)
  window.pressed = element
  for (let [last, turn] = ['', 0]; element && turn < 30; turn++) {
    seenOf(element, target.part).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    await inTwoFrames()
    const box = seenBox(element, target.part)
    const now = JSON.stringify(box)
    if (box && now === last) return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    last = now
  }
  return undefined
}

/** Whether a box is that of the element, not of the card around it. */
export const seenBoxIsOwn = (element: Element, { left, right }: Box): boolean => {
  const own = element.getBoundingClientRect()
  return own.left <= left && own.right >= right
}

/** Whether a finger presses it anywhere within `half` pixels of the middle of what is seen of it. */
export function isHitAround(element: Element, box: Box, half: number): boolean {
  const [x, y, reach] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, half - 0.5]
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const points: [number, number][] = [
    [x, y],
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ]
  // What is large enough itself needs to be on top alone: at its very edge the next one may begin.
  const large =
    seenBoxIsOwn(element, box) && Math.min(box.right - box.left, box.bottom - box.top) >= 2 * reach
  return (large ? points.slice(0, 1) : points).every(([pointX, pointY]) => {
    const hit = document.elementFromPoint(pointX, pointY)
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true)
  })
}

/** Whether it is in sight now that the pointer is there, and what else lies on top of it. */
export async function onTop(
  { x, y }: Point,
  part: Target['part'],
): Promise<{ seen: boolean; cover: string }> {
  await inTwoFrames()
  const element = window.pressed
  if (!element) return { seen: false, cover: '' }
  const hit = document.elementFromPoint(x, y)
  const around = (part === 'itself' ? undefined : element.closest('article')) ?? element
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const own = hit && (around.contains(hit) || hit.contains(element) || label?.contains(hit))
  const shown = { visibilityProperty: true, opacityProperty: true }
  return {
    seen: seenOf(element, part).checkVisibility(shown),
    cover: own ? '' : hit ? `${hit.localName} „${labelOf(hit)}”` : 'the edge of the window',
  }
}

export const STATES = [
  ...['aria-pressed', 'aria-expanded', 'aria-selected', 'aria-checked', 'aria-current', 'aria-valuenow'],
  ...['aria-label', 'data-state', 'open'],
]

/** What an element says of its own state. */
export function stateOf(element: Element): string {
  const field = element instanceof HTMLInputElement ? `${element.checked}${element.value}` : ''
  return STATES.map((name) => element.getAttribute(name)).join() + field
}

/** Where the things of a region stand: a list that is turned moves them. */
export function placesIn(region: Element): string {
  const moved = [...region.querySelectorAll('*')].filter((box) => box.scrollTop + box.scrollLeft !== 0)
  const items = [...region.querySelectorAll('li, article')].slice(0, 2)
  const lefts = items.map((item) => Math.round(item.getBoundingClientRect().left))
  return [Math.round(scrollY), ...moved.map((box) => box.scrollTop + box.scrollLeft), ...lefts].join()
}

/** Everything that a press can be specified to change. */
export function pageState(): Record<string, string> {
  const element = window.pressed?.isConnected ? window.pressed : undefined
  const region = element ? regionOf(element) : document.body
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(' ')
  const states = '[aria-current], [aria-selected], [aria-pressed], [aria-expanded]'
  const { documentElement: root, activeElement: active } = document
  return {
    address: location.origin + location.pathname + location.search + location.hash,
    dialog: openDialogs().map(labelOf).join(' + '),
    state: element ? stateOf(element) : 'gone',
    label: element && !element.matches('a') ? labelOf(element) : '',
    neighbours: [...region.querySelectorAll(states)].map(stateOf).join(';'),
    theme: `${root.dataset.theme} ${getComputedStyle(root).colorScheme}`,
    place: placesIn(region),
    length: String(region.querySelectorAll('li, article').length),
    'focus in': active?.matches('input, textarea, select') ? labelOf(active) : '',
    'full screen': document.fullscreenElement?.localName ?? '',
    words: textOf('[role=status], [role=alert], [aria-live]').trim(),
    frame: [...document.querySelectorAll('iframe')].map(({ src }) => src).join(),
  }
}
