import { isStill } from './stillness.ts'

/** Update interval in milliseconds. */
const everyQuarter = 250

/** The remaining time to bet: a shrinking bar and the seconds as a number. */
export function createClock(bar: HTMLElement, figure: HTMLElement) {
  let timer: ReturnType<typeof setInterval> | undefined
  let shrinking: Animation | undefined

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    shrinking?.cancel()
  }

  return {
    isRunning: (): boolean => timer !== undefined,
    /** Updates until no time is left. */
    start(length: number, secondsLeft: () => number, onEnd: () => void): void {
      stop()
      function look(): void {
        const seconds = secondsLeft()
        figure.textContent = `${seconds} s`
        if (seconds > 0) return
        stop()
        onEnd()
      }
      look()
      timer = setInterval(look, everyQuarter)
      const easing = isStill() ? `steps(${Math.round(length / 1000)})` : 'linear'
      shrinking = bar.animate({ scale: ['1 1', '0 1'] }, { duration: length, easing, fill: 'forwards' })
    },
    /** Stops and shows `seconds`. */
    reset(seconds: number): void {
      stop()
      figure.textContent = `${seconds} s`
    },
  }
}
