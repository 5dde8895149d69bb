/** A rectangle on the screen, in px. */
export type Box = { left: number; top: number; width: number; height: number }

export type Journey = {
  /** Where the travelling picture stands: as large as `to` needs it, in the proportions of `from`. */
  box: Box
  /** What makes it look as it did at its start, and as it does at its end. */
  transform: [from: string, to: string]
  clipPath: [from: string, to: string]
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * How a picture gets from one place to another of other proportions without being bent: it grows until it covers its
 * new place, and what is over is cut off on the way. `radii` are those of its corners here and there.
 */
export function journey(from: Box, to: Box, radii: [from: number, to: number]): Journey {
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const [width, height] = [from.width * scale, from.height * scale]
  const end = middle(to)
  const start = middle(from)
  const [overX, overY] = [(width - to.width) / 2, (height - to.height) / 2]
  return {
    box: { left: end.x - width / 2, top: end.y - height / 2, width, height },
    transform: [
      `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${1 / scale})`,
      'translate(0px, 0px) scale(1)',
    ],
    clipPath: [
      `inset(0px 0px round ${radii[0] * scale}px)`,
      `inset(${overY}px ${overX}px round ${radii[1]}px)`,
    ],
  }
}
