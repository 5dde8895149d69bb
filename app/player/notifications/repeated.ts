/** Runs `task` without overlap: calls during a run make it run once more afterwards. `task` must not reject. */
export function repeated(task: () => Promise<void>): () => void {
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
