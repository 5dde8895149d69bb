import { createRetryBudget, type RetryLine } from '#app/domain/retryBudget.ts'

type Poll = {
  line: RetryLine
  /** Milliseconds between two successful requests. */
  every: number
  ask: (signal: AbortSignal) => Promise<unknown>
}

/** Repeats a request, with growing delays while it fails, until the returned function is called. */
export function poll({ line, every, ask }: Poll): () => void {
  const budget = createRetryBudget(line, Math.random)
  const stop = new AbortController()
  let timer = setTimeout(again, every)
  let failing = false

  async function again(): Promise<void> {
    let wait = every
    try {
      await ask(stop.signal)
      if (failing) budget.up(Date.now())
      failing = false
    } catch {
      failing = true
      wait = budget.lost(Date.now())
    }
    if (!stop.signal.aborted) timer = setTimeout(again, wait)
  }

  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
