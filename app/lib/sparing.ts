/** `task` at once, but once in `every` milliseconds at most: whoever wants it sooner gets it when they are over. */
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
    /** Whoever waits gets nothing more. */
    stop: (): void => clearTimeout(timer),
  }
}
