/** Returns a function that runs `task` without overlap: calls during a run cause one more run. `task` must not reject. */
export function withoutOverlap(task: () => Promise<void>): () => void {
  let running = false
  let wanted = false

  async function run(): Promise<void> {
    running = true
    while (wanted) {
      wanted = false
      await task()
    }
    running = false
  }

  return () => {
    wanted = true
    if (!running) void run()
  }
}
