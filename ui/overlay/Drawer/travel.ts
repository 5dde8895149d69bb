import { tokens } from '#tokens/dist/tokens.ts'
import { type Change, canMove, handBack, move } from '#ui/foundation/motion.ts'
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

/** Where the frame of a picture stands, also while the picture grows in it under the mouse. */
function frameOf(picture: HTMLImageElement): Box {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [own, tall] = [picture.offsetWidth, picture.offsetHeight]
  return { left: left + (width - own) / 2, top: top + (height - tall) / 2, width: own, height: tall }
}

const canTravel = (picture: HTMLImageElement): boolean =>
  canMove() && picture.isConnected && picture.naturalWidth > 1 && isInView(frameOf(picture))

/** The way between a picture on the page and a box in the sheet. */
const wayTo = ({ picture, place }: Trip, to: Box) =>
  journey(frameOf(picture), to, [radiusOf(picture.parentElement ?? picture), radiusOf(place)])

/**
 * Lets the picture of what was pressed travel into the sheet that it opened, while the sheet rises. A copy travels, so
 * the sheet waits for nothing; the original is hidden until the picture has returned to it. Returns a function that
 * brings it back as the sheet leaves. Without motion nothing travels (UXP-14).
 */
export function travel(trip: Trip): () => void {
  const { picture, place, layer } = trip
  const sheet = place.closest<HTMLElement>('[data-shape]')
  if (!sheet || !picture.currentSrc || !canTravel(picture)) return () => undefined
  const rest = restOf(place, sheet, layer)
  const { box, ...way } = wayTo(trip, rest)
  const copy = drawn(picture, box)
  layer.append(copy)
  place.style.opacity = '0'
  picture.style.opacity = '0'
  // A sheet grows upwards when its content arrives.
  const growth = new ResizeObserver(() => {
    const { left, top } = restOf(place, sheet, layer)
    copy.style.translate = `${left - rest.left}px ${top - rest.top}px`
  })
  growth.observe(sheet)

  function remove() {
    growth.disconnect()
    copy.remove()
  }
  /** When the sheet stands too, its own picture takes the place of the copy. */
  async function arrive() {
    await new Promise((done) => setTimeout(done, duration['sheet-in'] - duration['shared-tile']))
    if (!copy.isConnected) return
    handBack(place, 'opacity')
    await move(copy, { opacity: [1, 0] }, { ms: duration['reduced-fade'], ease: 'standard' })?.arrived
    remove()
  }
  void move(copy, way, { ms: duration['shared-tile'], ease: 'enter' })?.arrived.then(arrive)
  return () => {
    remove()
    bringBack(trip)
  }
}

/** Lets the picture return from the leaving sheet to its tile; it is shown at once if it cannot, or the sheet stays. */
function bringBack(trip: Trip): void {
  const { picture, place, layer } = trip
  const from = place.getBoundingClientRect()
  const show = () => {
    handBack(picture, 'opacity')
    handBack(place, 'opacity')
  }
  const leaves = layer.isConnected && layer.dataset.open === undefined
  if (!leaves || !isInView(from) || !canTravel(picture)) {
    show()
    return
  }
  const { box, transform, clipPath } = wayTo(trip, from)
  const copy = drawn(picture, box)
  copy.style.zIndex = layer.style.zIndex
  // The layer may be gone a frame before the picture arrives.
  document.body.append(copy)
  place.style.opacity = '0'
  const way: Change = { transform: [transform[1], transform[0]], clipPath: [clipPath[1], clipPath[0]] }
  void move(copy, way, { ms: duration['sheet-out'], ease: 'sheet' })?.arrived.then(() => {
    show()
    copy.remove()
  })
}
