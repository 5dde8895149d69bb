/** Centre of the table's straight side, where the dealer is, and the distances of the seats from it, in percent. */
const CENTRE = { x: 50, y: 36 }
const RADIUS = { x: 46, y: 56 }

/** Angles of the first and the last seat, in degrees from the straight side. */
const [FIRST_ANGLE, LAST_ANGLE] = [14, 166]

/** Position in the drawing, in percent of its width and height. */
export type SeatPosition = { x: number; y: number }

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The seats around a table seen from above, from the dealer's left to the right. */
export function seatPositions(count: number): SeatPosition[] {
  return Array.from({ length: count }, (_, at) => {
    const share = count === 1 ? 0.5 : at / (count - 1)
    const angle = ((LAST_ANGLE - share * (LAST_ANGLE - FIRST_ANGLE)) * Math.PI) / 180
    return {
      x: rounded(CENTRE.x + RADIUS.x * Math.cos(angle)),
      y: rounded(CENTRE.y + RADIUS.y * Math.sin(angle)),
    }
  })
}
