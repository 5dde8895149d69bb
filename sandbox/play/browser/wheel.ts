import { type Pocket, wheel } from './roulette.ts'
import { isStill } from './stillness.ts'

/** Duration of the ball's run in milliseconds. */
const runFor = 5200
/** Duration with reduced motion. */
const stillFor = 900

const pocketAngle = 360 / wheel.length

/** Rotation of wheel and ball in degrees. */
type Angles = { wheel: number; ball: number }

/** End of a turn: the wheel continues, the ball runs against it at least five times and ends at its number. */
export function turnedTo(from: Angles, pocket: Pocket): Angles {
  const turned = from.wheel + 250
  const at = turned + wheel.indexOf(pocket) * pocketAngle
  const left = (((from.ball - at) % 360) + 360) % 360
  return { wheel: turned, ball: from.ball - left - 5 * 360 }
}

/** Keyframes of the ball from the rim into its pocket. */
const fall = {
  translate: ['0 -24px', '0 -24px', '0 -6px', '0 -12px', '0 0', '0 0'],
  offset: [0, 0.7, 0.82, 0.88, 0.94, 1],
}

/** The wheel and its ball; the animation only shows a result. */
export function createWheel(disc: SVGElement, track: SVGElement, ball: SVGElement) {
  let at: Angles = { wheel: 0, ball: 0 }

  function turn(moving: SVGElement, from: number, to: number, easing: string): void {
    moving.style.rotate = `${to}deg`
    if (!isStill()) moving.animate({ rotate: [`${from}deg`, `${to}deg`] }, { duration: runFor, easing })
  }

  return {
    /** Throws the ball; resolves when it has reached `pocket`, after a short time with reduced motion. */
    throwTo(pocket: Pocket): Promise<void> {
      const to = turnedTo(at, pocket)
      turn(disc, at.wheel, to.wheel, 'cubic-bezier(0.3, 0.2, 0.6, 1)')
      turn(track, at.ball, to.ball, 'cubic-bezier(0.15, 0.4, 0.35, 1)')
      if (!isStill()) ball.animate(fall, runFor)
      at = to
      // A timer, since a hidden page draws no frames.
      return new Promise((resolve) => setTimeout(resolve, isStill() ? stillFor : runFor))
    },
  }
}
