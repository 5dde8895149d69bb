import { colourOf, isCovered, type Placed, type Pocket, type Spot } from './roulette.ts'
import { chipFigure, pocketName, spotName } from './tableWords.ts'

type Direction = { x: number; y: number }

const directions: Record<string, Direction> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
}

function middleOf(spot: Element): Direction {
  const { left, top, width, height } = spot.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The nearest spot in a direction, in any layout; sideways distance counts double. */
function neighbour(
  spots: readonly HTMLButtonElement[],
  from: Element,
  { x, y }: Direction,
): HTMLButtonElement | undefined {
  const start = middleOf(from)
  let nearest: { spot: HTMLButtonElement; far: number } | undefined
  for (const spot of spots) {
    const at = middleOf(spot)
    const ahead = (at.x - start.x) * x + (at.y - start.y) * y
    const aside = Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x)
    const far = ahead + 2 * aside
    if (ahead > 1 && (!nearest || far < nearest.far)) nearest = { spot, far }
  }
  return nearest?.spot
}

/** The state of the table that the felt shows. */
type Shown = { placed: Placed; isOpen: boolean; fallen?: Pocket | undefined }

/** The felt with its spots as buttons; they share one tab stop, and arrow keys move between them. */
export function createFelt(felt: HTMLElement, onSpot: (spot: Spot) => void) {
  const spots = [...felt.querySelectorAll<HTMLButtonElement>('button[data-spot]')]
  const nameOf = ({ dataset }: HTMLElement): Spot => dataset.spot ?? ''
  const isNumber = (spot: HTMLElement): boolean => spot.dataset.colour !== undefined

  function onKey(event: KeyboardEvent): void {
    const direction = directions[event.key]
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element))
      return
    event.preventDefault()
    neighbour(spots, event.target, direction)?.focus()
  }

  for (const spot of spots) {
    spot.addEventListener('click', () => onSpot(nameOf(spot)))
    spot.addEventListener('focus', () => {
      if (!isNumber(spot)) return
      for (const other of spots) other.tabIndex = other === spot || !isNumber(other) ? 0 : -1
    })
  }
  felt.addEventListener('keydown', onKey)

  return ({ placed, isOpen, fallen }: Shown): void => {
    for (const spot of spots) {
      const name = nameOf(spot)
      const bet = placed.get(name) ?? 0
      spot.ariaLabel = spotName(name, bet)
      spot.ariaDisabled = String(!isOpen)
      spot.toggleAttribute('data-fallen', name === String(fallen))
      spot.toggleAttribute('data-won', fallen !== undefined && bet > 0 && isCovered(name, fallen))
      const chip = spot.querySelector('.chip')
      if (chip) chip.textContent = bet > 0 ? chipFigure(bet) : ''
    }
  }
}

/** Shows the last numbers, the latest first, with their colour as text. */
export function showPast(list: Element, past: readonly Pocket[]): void {
  const items = past.map((pocket) => {
    const item = document.createElement('li')
    item.dataset.colour = colourOf(pocket)
    item.textContent = String(pocket)
    item.ariaLabel = pocketName(pocket)
    return item
  })
  list.replaceChildren(...items)
}
