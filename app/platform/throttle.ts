/** Throttles `task`: the first call runs it in the next task, later calls at most once in `interval` milliseconds. */
export function throttle(task: () => void, interval: number) {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function run(): void {
    timer = undefined
    last = performance.now()
    task()
  }

  return {
    /** Runs the task as soon as the interval allows; calls until then share that run. */
    call(): void {
      timer ??= setTimeout(run, Math.max(0, last + interval - performance.now()))
    },
    /** Cancels a waiting run. */
    stop: (): void => clearTimeout(timer),
  }
}
