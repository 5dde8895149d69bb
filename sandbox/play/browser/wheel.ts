import { type Pocket, wheel } from './roulette.ts'

/** How long the ball runs, in milliseconds. */
const runFor = 5200
/** How long bets stay closed for those who asked for stillness. */
const stillFor = 900

const pocketAngle = 360 / wheel.length

/** Where wheel and ball stand, in degrees. */
type Angles = { wheel: number; ball: number }

/** Where a turn ends: the wheel goes on, the ball runs against it at least five times and lies at its number. */
export function turnedTo(from: Angles, pocket: Pocket): Angles {
  const turned = from.wheel + 250
  const at = turned + wheel.indexOf(pocket) * pocketAngle
  const left = (((from.ball - at) % 360) + 360) % 360
  return { wheel: turned, ball: from.ball - left - 5 * 360 }
}

/** How the ball falls from the rim into its pocket. */
const fall = {
  translate: ['0 -24px', '0 -24px', '0 -6px', '0 -12px', '0 0', '0 0'],
  offset: [0, 0.7, 0.82, 0.88, 0.94, 1],
}

/** The wheel and its ball; the picture follows the turn and decides nothing. */
export function createWheel(disc: SVGElement, track: SVGElement, ball: SVGElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let at: Angles = { wheel: 0, ball: 0 }

  function turn(moving: SVGElement, from: number, to: number, easing: string): void {
    moving.style.rotate = `${to}deg`
    if (!still.matches) moving.animate({ rotate: [`${from}deg`, `${to}deg`] }, { duration: runFor, easing })
  }

  return {
    /** Throws the ball; resolves when it lies at `pocket`, without motion after a short while. */
    throwTo(pocket: Pocket): Promise<void> {
      const to = turnedTo(at, pocket)
      turn(disc, at.wheel, to.wheel, 'cubic-bezier(0.3, 0.2, 0.6, 1)')
      turn(track, at.ball, to.ball, 'cubic-bezier(0.15, 0.4, 0.35, 1)')
      if (!still.matches) ball.animate(fall, runFor)
      at = to
      // A hidden page draws no frames, and the turn has to end there as well.
      return new Promise((resolve) => setTimeout(resolve, still.matches ? stillFor : runFor))
    },
  }
}
