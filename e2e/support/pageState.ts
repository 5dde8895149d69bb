// Runs in the page beside pressables.ts: finds where a press lands, and what it has changed.
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
    /** The element that is being pressed. */
    pressed?: Element | undefined
  }
}

export type Point = { x: number; y: number }

export const inTwoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** Whether React has hydrated an element. Editors' text has no classes, and is not rendered by React. */
export const isHydrated = (element: Element): boolean =>
  element.className === '' || Object.keys(element).some((key) => key.startsWith('__react'))

/** Resolves when the elements have hydrated; ones that take longer are pressed anyway. */
export async function untilHydrated(elements: () => Element[]): Promise<void> {
  for (let turn = 0; turn < HYDRATING_TURNS; turn++) {
    if (elements().every(isHydrated)) return
    await inTwoFrames()
  }
}

/** Resolves when everything visible has hydrated. */
export const allHydrated = (scope: Scope): Promise<void> =>
  untilHydrated(() => pressables(scope).map(({ element }) => element))

/** Resolves when the aimed element has hydrated, so that it hears the pointer. */
export const aimedHydrated = (): Promise<void> =>
  untilHydrated(() => (window.pressed ? [window.pressed] : []))

/** Highest number of frames for hydration, on a busy machine. */
export const HYDRATING_TURNS = 200

/** Frames that a restored page has for its lower parts, before the test scrolls down to find them. */
export const RESTORE_TURNS = 6

/** The element of a target, once it is rendered: rows and lists only render elements near the view. */
export async function found(scope: Scope, { id, place }: Target): Promise<Element | undefined> {
  for (let turn = 0; turn < 30; turn++) {
    const all = pressables(scope)
    const same =
      all.find(({ target }) => target.id === id) ?? all.find(({ target }) => target.place === place)
    if (same) return same.element
    if (turn >= RESTORE_TURNS) scrollTo(0, (turn - RESTORE_TURNS) * innerHeight)
    await inTwoFrames()
  }
  return undefined
}

/** Scrolls a target into view and returns its centre once it does not move. */
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

/** Whether a box belongs to the element itself, not to the card around it. */
export const seenBoxIsOwn = (element: Element, { left, right }: Box): boolean => {
  const own = element.getBoundingClientRect()
  return own.left <= left && own.right >= right
}

/** Whether the element receives a press anywhere within `half` pixels of the centre of its visible part. */
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
  // A large element only has to be on top at its centre: a neighbour may begin at its edge.
  const large =
    seenBoxIsOwn(element, box) && Math.min(box.right - box.left, box.bottom - box.top) >= 2 * reach
  return (large ? points.slice(0, 1) : points).every(([pointX, pointY]) => {
    const hit = document.elementFromPoint(pointX, pointY)
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true)
  })
}

/** Whether it is visible under the pointer, and which element covers it otherwise. */
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

/** The accessible state of an element. */
export function stateOf(element: Element): string {
  const field = element instanceof HTMLInputElement ? `${element.checked}${element.value}` : ''
  return STATES.map((name) => element.getAttribute(name)).join() + field
}

/** Positions of the elements in a region, which change when a list scrolls. */
export function placesIn(region: Element): string {
  const moved = [...region.querySelectorAll('*')].filter((box) => box.scrollTop + box.scrollLeft !== 0)
  const items = [...region.querySelectorAll('li, article')].slice(0, 2)
  const lefts = items.map((item) => Math.round(item.getBoundingClientRect().left))
  return [Math.round(scrollY), ...moved.map((box) => box.scrollTop + box.scrollLeft), ...lefts].join()
}

/** Everything that a press may be expected to change. */
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
