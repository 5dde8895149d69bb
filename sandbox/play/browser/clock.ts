/** How often the seconds are looked at. */
const everyQuarter = 250

/** The time that is left to bet: a bar that grows shorter and its seconds in figures. */
export function createClock(bar: HTMLElement, figure: HTMLElement) {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setInterval> | undefined
  let shrinking: Animation | undefined

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    shrinking?.cancel()
  }

  return {
    isRunning: (): boolean => timer !== undefined,
    /** Asks for the seconds that are left until there are none. */
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
      const easing = still.matches ? `steps(${Math.round(length / 1000)})` : 'linear'
      shrinking = bar.animate({ scale: ['1 1', '0 1'] }, { duration: length, easing, fill: 'forwards' })
    },
    /** Stops and shows `seconds`. */
    reset(seconds: number): void {
      stop()
      figure.textContent = `${seconds} s`
    },
  }
}
