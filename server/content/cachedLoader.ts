import { type Guard, unguarded } from '#app/api/content.ts'
import type { Dropped } from '#app/api/contract/parse.ts'
import { type Share, shareNothing } from '../fleet/answers.ts'
import { isRefused } from '../upstream/breakers.ts'
import { onceAnAnswer, shows, timeLeft } from '../upstream/deadline.ts'
import type { Store } from './store.ts'

export type CachedLoaderOptions = {
  report: (dropped: Dropped) => void
  /** Wraps every call to a service. @default every call is allowed */
  guard?: Guard | undefined
  /** Responses shared by instances. @default each instance calls the services itself */
  share?: Share | undefined
}

/**
 * The cached value of a key, else the result of `ask`, which one instance calls for all. A failure is reported here,
 * once per call, since a page may hide it behind a cached value. A call that the guard refused is not reported.
 */
export function createCachedLoader({ report, guard = unguarded, share = shareNothing }: CachedLoaderOptions) {
  async function reported<T>(where: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!isRefused(error)) report({ where, index: -1, problem: String(error) })
      throw error
    }
  }

  return async function loadOrCached<T extends NonNullable<unknown>>(
    store: Store,
    key: string,
    ask: (guard: Guard) => Promise<T>,
  ): Promise<T> {
    const load = (aged: (seconds: number) => void) =>
      share(key, (from) => reported(key, () => ask(from)), {
        guard,
        aged,
        hasNothing: store.peek(key) === undefined,
      })
    const { value, stale } = await onceAnAnswer(store, key, () =>
      store.get(key, load, { patience: timeLeft() }),
    )
    shows([key], stale)
    return value
  }
}
