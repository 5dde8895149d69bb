import { tokens } from '#tokens/dist/tokens.ts'
import { curveOf } from '#ui/foundation/motion.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { type OpenBox, openBox } from './openBox.ts'

const timing = (): KeyframeAnimationOptions => ({
  duration: prefersStill() ? 0 : tokens.duration.lift,
  easing: curveOf('enter'),
  fill: 'both',
})

/** Above the panel (`OpenTile.module.css`). */
const OVER_PANEL = '2'

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
function placePanel(panel: HTMLElement, tile: HTMLElement, { slide, row }: Place): OpenBox {
  const picture = (tile.querySelector('[data-picture]') ?? tile).getBoundingClientRect()
  const own = tile.getBoundingClientRect()
  // In a double row the two lines.
  const whole = (slide.firstElementChild ?? slide).getBoundingClientRect()
  const box = openBox(picture, whole.height, visibleExtent(row))
  const [top, bottom] = [whole.top - own.top, own.bottom - whole.bottom]
  const left = picture.left - own.left - box.before
  Object.assign(panel.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${box.width}px`,
    height: `${whole.height}px`,
  })
  tile.style.setProperty('--open-inset', `${top}px ${own.width - left - box.width}px ${bottom}px ${left}px`)
  return box
}

type Neighbour = { readonly element: HTMLElement; readonly x: number }

/** The content of the other slides, and the distance that it has to move. */
function neighboursOf(slide: HTMLElement, { before, after }: OpenBox): Neighbour[] {
  const slides = [...(slide.parentElement?.children ?? [])]
  const at = slides.indexOf(slide)
  return slides.flatMap((other, place) =>
    place === at
      ? []
      : [...other.children].map((element) => ({
          element: element as HTMLElement,
          x: place < at ? -before : after,
        })),
  )
}

export type Room = {
  /** Resolves when the tile is closed and its neighbours are back. */
  close: () => Promise<void>
  /** Puts everything back at once. */
  remove: () => void
}

/**
 * Makes room for `panel`, which opens over `tile`: it fades in behind the neighbours, which move aside. Only opacity and
 * position are animated, so that the compositor draws every frame.
 */
export function makeRoom(tile: HTMLElement, panel: HTMLElement): Room {
  const place = placeOf(tile)
  const neighbours = place ? neighboursOf(place.slide, placePanel(panel, tile, place)) : []
  const animations = [
    panel.animate({ opacity: [0, 1, 1] }, timing()),
    ...neighbours.map(({ element, x }) =>
      // In addition to a movement that another tile of the row has begun.
      element.animate({ translate: ['0px', `${x}px`] }, { ...timing(), composite: 'add' }),
    ),
  ]
  for (const { element } of neighbours) element.style.zIndex = OVER_PANEL
  return {
    async close() {
      for (const animation of animations) animation.reverse()
      // Rejected if `remove` cancels them.
      await Promise.allSettled(animations.map(({ finished }) => finished))
    },
    remove() {
      for (const animation of animations) animation.cancel()
      for (const { element } of neighbours) element.style.removeProperty('z-index')
      tile.style.removeProperty('--open-inset')
    },
  }
}
