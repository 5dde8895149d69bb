import { createRetryBudget, type RetryKind } from '#app/domain/retryBudget.ts'

type Poll = {
  line: RetryKind
  /** Milliseconds between two successful requests. */
  interval: number
  request: (signal: AbortSignal) => Promise<unknown>
}

/** Repeats a request until the returned function is called; the delays grow while it fails. */
export function poll({ line, interval, request }: Poll): () => void {
  const budget = createRetryBudget(line, Math.random)
  const stop = new AbortController()
  let timer = setTimeout(run, interval)
  let failing = false

  async function run(): Promise<void> {
    let wait = interval
    try {
      await request(stop.signal)
      if (failing) budget.up(Date.now())
      failing = false
    } catch {
      failing = true
      wait = budget.lost(Date.now())
    }
    if (!stop.signal.aborted) timer = setTimeout(run, wait)
  }

  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
