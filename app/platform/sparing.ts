/** Throttles `task`: it runs at once, then at most once in `every` milliseconds, also for the last call. */
export function sparing(task: () => void, every: number) {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function run(): void {
    timer = undefined
    last = performance.now()
    task()
  }

  return {
    want(): void {
      timer ??= setTimeout(run, Math.max(0, last + every - performance.now()))
    },
    /** Cancels a waiting run. */
    stop: (): void => clearTimeout(timer),
  }
}
