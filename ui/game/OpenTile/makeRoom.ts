import { tokens } from '#tokens/dist/tokens.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { openBox } from './openBox.ts'

const timing = (): KeyframeAnimationOptions => ({
  duration: prefersStill() ? 0 : tokens.duration.lift,
  easing: `cubic-bezier(${tokens.ease.enter.join()})`,
  fill: 'both',
})

type Place = { slide: HTMLElement; row: HTMLElement }

/** The slide of a tile in a row, if it is in one. */
function placeOf(tile: HTMLElement): Place | undefined {
  const slide = tile.closest<HTMLElement>('li')
  const row = slide?.closest<HTMLElement>('[data-layout]')
  return slide && row ? { slide, row } : undefined
}

/** Whether the tile has neighbours that can make room. */
export const isInRow = (tile: HTMLElement): boolean => placeOf(tile) !== undefined

/** The part of the row in which slides are seen. */
function visibleExtent(row: HTMLElement) {
  const { left, width } = row.getBoundingClientRect()
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const [before, after] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
  return { left: left + before, width: width - before - after }
}

/** Puts `panel` into its place over the tile; the result is how far it reaches over each edge of the tile. */
function placePanel(panel: HTMLElement, tile: HTMLElement, { slide, row }: Place) {
  const picture = (tile.querySelector('[data-picture]') ?? tile).getBoundingClientRect()
  const own = tile.getBoundingClientRect()
  // In a double row the two lines.
  const whole = (slide.firstElementChild ?? slide).getBoundingClientRect()
  const { width, before, after } = openBox(picture, whole.height, visibleExtent(row))
  const [above, below] = [own.top - whole.top, whole.bottom - own.bottom]
  const left = picture.left - own.left - before
  Object.assign(panel.style, {
    left: `${left}px`,
    top: `${-above}px`,
    width: `${width}px`,
    height: `${whole.height}px`,
  })
  tile.style.setProperty('--open-inset', `${-above}px ${own.width - left - width}px ${-below}px ${left}px`)
  return { before, after, above, below }
}

/** Moves what is in `slide` by `x` pixels, in addition to a movement that another tile has begun. */
const shift = (slide: Element, x: number): Animation[] =>
  [...slide.children].map((each) =>
    each.animate({ translate: ['0px', `${x}px`] }, { ...timing(), composite: 'add' }),
  )

/** Opens `panel` over `tile`: it grows out of the tile while the neighbours make room. */
function begin(panel: HTMLElement, tile: HTMLElement, place: Place): Animation[] {
  const { before, after, above, below } = placePanel(panel, tile, place)
  const slides = [...(place.slide.parentElement?.children ?? [])]
  const at = slides.indexOf(place.slide)
  const radius = getComputedStyle(panel).borderTopLeftRadius
  const closed = `inset(${above}px ${after}px ${below}px ${before}px round ${radius})`
  return [
    panel.animate({ clipPath: [closed, `inset(0 round ${radius})`], opacity: [0, 1, 1] }, timing()),
    ...slides.slice(0, at).flatMap((slide) => shift(slide, -before)),
    ...slides.slice(at + 1).flatMap((slide) => shift(slide, after)),
  ]
}

export type Room = {
  /** Resolves when the tile is closed and its neighbours are back. */
  close: () => Promise<void>
  /** Puts everything back at once. */
  remove: () => void
}

/** Makes room for `panel`, which opens over `tile`. */
export function makeRoom(tile: HTMLElement, panel: HTMLElement): Room {
  const place = placeOf(tile)
  const animations = place ? begin(panel, tile, place) : []
  return {
    async close() {
      for (const animation of animations) animation.reverse()
      // Rejected if `remove` cancels them.
      await Promise.allSettled(animations.map(({ finished }) => finished))
    },
    remove() {
      for (const animation of animations) animation.cancel()
      tile.style.removeProperty('--open-inset')
    },
  }
}
