import { tokens } from '#tokens/dist/tokens.ts'
import { canMove, handBack, move } from '#ui/foundation/motion.ts'
import { type Box, journey } from './journey.ts'
import { peekOffset } from './sheetDrag.ts'
import styles from './travel.module.css'

const { duration } = tokens

export type Trip = {
  /** The picture on the page. */
  picture: HTMLImageElement
  /** The element in the sheet whose place it takes. */
  place: HTMLElement
  /** What the sheet is drawn in. */
  layer: HTMLElement
}

const radiusOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).borderStartStartRadius) || 0

const isInView = ({ left, top, width, height }: Box): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0

/** Where `place` will stand once its sheet has arrived. */
function restOf(place: HTMLElement, sheet: HTMLElement, layer: HTMLElement): Box {
  const [inside, moving, around] = [place, sheet, layer].map((each) => each.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const peeks = sheet.dataset.snap === 'peek' && !matchMedia('(width >= 768px)').matches
  const lower = peeks ? peekOffset(sheet.offsetHeight, innerHeight) : 0
  return {
    left: inside.left - moving.left + around.left + sheet.offsetLeft,
    top: inside.top - moving.top + around.top + sheet.offsetTop + lower,
    width: inside.width,
    height: inside.height,
  }
}

function drawn({ currentSrc }: HTMLImageElement, { left, top, width, height }: Box): HTMLImageElement {
  const image = new Image(width, height)
  image.className = styles.picture ?? ''
  image.alt = ''
  image.dataset.travels = ''
  image.src = currentSrc
  Object.assign(image.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  return image
}

/**
 * Lets the picture of what was pressed travel into the sheet that it opened, while the sheet rises. It is a copy: the
 * sheet waits for nothing. Returns what ends it at once; nothing travels where nothing can move (UXP-14).
 */
export function travel({ picture, place, layer }: Trip): () => void {
  const sheet = place.closest<HTMLElement>('[data-shape]')
  const from = picture.getBoundingClientRect()
  if (!canMove() || !sheet || !picture.currentSrc || picture.naturalWidth < 2 || !isInView(from))
    return () => undefined
  const { box, ...way } = journey(from, restOf(place, sheet, layer), [
    radiusOf(picture.parentElement ?? picture),
    radiusOf(place),
  ])
  const copy = drawn(picture, box)
  layer.append(copy)
  place.style.opacity = '0'

  function end() {
    copy.remove()
    handBack(place, 'opacity')
  }
  /** When the sheet stands too, its own picture takes the place of the copy. */
  async function arrive() {
    await new Promise((done) => setTimeout(done, duration['sheet-in'] - duration['shared-tile']))
    if (!copy.isConnected) return
    handBack(place, 'opacity')
    await move(copy, { opacity: [1, 0] }, { ms: duration['reduced-fade'], ease: 'standard' })?.arrived
    copy.remove()
  }
  void move(copy, way, { ms: duration['shared-tile'], ease: 'enter' })?.arrived.then(arrive)
  return end
}
