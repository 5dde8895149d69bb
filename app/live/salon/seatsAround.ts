/** The middle of the table's straight side, where the dealer stands, and the distance of the seats from it, in percent. */
const MIDDLE = { x: 50, y: 36 }
const REACH = { x: 46, y: 56 }

/** Angles of the first and the last seat, in degrees from the straight side. */
const [FIRST, LAST] = [14, 166]

/** A place in the drawing, in percent of its width and height. */
export type Spot = { x: number; y: number }

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The seats around a table seen from above, from the dealer's left to the right. */
export function seatsAround(count: number): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1)
    const angle = ((LAST - share * (LAST - FIRST)) * Math.PI) / 180
    return {
      x: rounded(MIDDLE.x + REACH.x * Math.cos(angle)),
      y: rounded(MIDDLE.y + REACH.y * Math.sin(angle)),
    }
  })
}
