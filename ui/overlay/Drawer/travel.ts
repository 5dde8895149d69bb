import { tokens } from '#tokens/dist/tokens.ts'
import { type Change, canMove, move, resetInlineStyles } from '#ui/foundation/motion.ts'
import { type Box, pictureTransition } from './pictureTransition.ts'
import { peekOffset } from './sheetDrag.ts'
import styles from './travel.module.css'

const { duration } = tokens

export type Trip = {
  /** The picture on the page. */
  picture: HTMLImageElement
  /** The element in the sheet whose place it takes. */
  place: HTMLElement
  /** The layer that contains the sheet. */
  layer: HTMLElement
}

const radiusOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).borderStartStartRadius) || 0

const isInView = ({ left, top, width, height }: Box): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0

/** Box of `place` once its sheet has arrived. */
function finalBoxOf(place: HTMLElement, sheet: HTMLElement, layer: HTMLElement): Box {
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

/** Box of the frame of a picture, without the scaling of a hovered picture. */
function frameOf(picture: HTMLImageElement): Box {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const [own, tall] = [picture.offsetWidth, picture.offsetHeight]
  return { left: left + (width - own) / 2, top: top + (height - tall) / 2, width: own, height: tall }
}

const canTravel = (picture: HTMLImageElement): boolean =>
  canMove() && picture.isConnected && picture.naturalWidth > 1 && isInView(frameOf(picture))

/** The transition between a picture on the page and a box in the sheet. */
const transitionTo = ({ picture, place }: Trip, to: Box) =>
  pictureTransition(frameOf(picture), to, [radiusOf(picture.parentElement ?? picture), radiusOf(place)])

/**
 * Animates a copy of the pressed picture into the sheet that it opened, while the sheet rises; the original is hidden until
 * the picture has returned. Returns a function that animates it back when the sheet closes. Has no effect with reduced
 * motion (UXP-14).
 */
export function travel(trip: Trip): () => void {
  const { picture, place, layer } = trip
  const sheet = place.closest<HTMLElement>('[data-shape]')
  if (!sheet || !picture.currentSrc || !canTravel(picture)) return () => undefined
  const rest = finalBoxOf(place, sheet, layer)
  const { box, ...way } = transitionTo(trip, rest)
  const copy = drawn(picture, box)
  layer.append(copy)
  place.style.opacity = '0'
  picture.style.opacity = '0'
  // A sheet grows upwards when its content arrives.
  const growth = new ResizeObserver(() => {
    const { left, top } = finalBoxOf(place, sheet, layer)
    copy.style.translate = `${left - rest.left}px ${top - rest.top}px`
  })
  growth.observe(sheet)

  function remove() {
    growth.disconnect()
    copy.remove()
  }
  /** Replaces the copy by the sheet's own picture once the sheet has arrived. */
  async function arrive() {
    await new Promise((done) => setTimeout(done, duration['sheet-in'] - duration['shared-tile']))
    if (!copy.isConnected) return
    resetInlineStyles(place, 'opacity')
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
    resetInlineStyles(picture, 'opacity')
    resetInlineStyles(place, 'opacity')
  }
  const leaves = layer.isConnected && layer.dataset.open === undefined
  if (!leaves || !isInView(from) || !canTravel(picture)) {
    show()
    return
  }
  const { box, transform, clipPath } = transitionTo(trip, from)
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
