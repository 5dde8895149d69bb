import { tokens } from '#tokens/dist/tokens.ts'
import { canMove, type Movement, move, resetInlineStyles } from '#ui/foundation/motion.ts'

const pace = { ms: tokens.duration.fade, ease: 'standard' } as const

/** Pixels that a swiped snackbar moves on while it fades. */
const SWIPE_FADE_DISTANCE = 80

/** Fades a copy of `item` at its place, or further aside; the copy is inert and hidden. */
function fadeAway(region: HTMLElement, item: HTMLElement, { left, top, width, height }: DOMRect): void {
  const ghost = document.createElement('div')
  ghost.className = item.className
  ghost.dataset.type = item.dataset.type
  ghost.dataset.leaving = ''
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.style.cssText = `position: fixed; inset: ${top}px auto auto ${left}px; inline-size: ${width}px; block-size: ${height}px`
  ghost.append(...item.childNodes)
  region.append(ghost)
  const aside = Math.sign(Number.parseFloat(item.style.translate) || 0) * SWIPE_FADE_DISTANCE
  const going = move(ghost, { opacity: [1, 0], translate: ['0 0', `${aside}px 0`] }, pace)
  void going?.arrived.then(() => ghost.remove())
}

export type Reflow = {
  /** Stores the positions of the snackbars before their list changes. */
  note: () => void
  /** Animates the list change: moves remaining snackbars, and fades removed ones. */
  play: () => void
}

/** Animates changes of a list of snackbars. */
export function createReflow(region: () => HTMLElement | null): Reflow {
  let before = new Map<HTMLElement, DOMRect>()
  const moving = new Map<HTMLElement, Movement>()

  function settle(item: HTMLElement) {
    if (moving.delete(item)) resetInlineStyles(item, 'translate')
  }

  function glide(item: HTMLElement, by: number) {
    const going = move(item, { translate: [`0 ${by}px`, '0 0'] }, pace)
    if (!going) return
    moving.set(item, going)
    void going.arrived.then(() => moving.get(item) === going && settle(item))
  }

  return {
    note() {
      const items = canMove() ? (region()?.querySelectorAll('li') ?? []) : []
      before = new Map([...items].map((item) => [item, item.getBoundingClientRect()]))
    },
    play() {
      const element = region()
      if (!element || before.size === 0) return
      const places = [...before]
      before = new Map()
      for (const [item] of moving) {
        moving.get(item)?.stop()
        settle(item)
      }
      for (const [item, place] of places) {
        if (!item.isConnected) fadeAway(element, item, place)
        else if (item.getBoundingClientRect().top !== place.top)
          glide(item, place.top - item.getBoundingClientRect().top)
      }
    },
  }
}
