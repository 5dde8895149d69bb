/** `task`, one at a time: whoever wants it while it runs gets it once more, after that. `task` must not reject. */
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
