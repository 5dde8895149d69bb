/** A rectangle on the screen, in px. */
export type Box = { left: number; top: number; width: number; height: number }

export type PictureTransition = {
  /** Box of the travelling picture: large enough to cover `to`, in the proportions of `from`. */
  box: Box
  /** Transforms at the start and at the end. */
  transform: [from: string, to: string]
  clipPath: [from: string, to: string]
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * The transition of a picture between two boxes of different proportions without distortion: it grows until it covers the
 * second box, and the overflow is clipped. `radii` are those of the corners of both boxes.
 */
export function pictureTransition(from: Box, to: Box, radii: [from: number, to: number]): PictureTransition {
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
