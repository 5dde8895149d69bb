import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { endOf, type Visit } from '#app/platform/visit.ts'

/** Changes in view per second above which they are shown without a fade. */
const MAX_FADES_PER_SECOND = 10

/** Whether tables change so often that fades would only cost frames: each fade creates a compositing layer. */
export function createUpdateRate(visit: Visit) {
  const tooMany = createExternalStore(false)
  let changes = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function count(): void {
    tooMany.set(changes > MAX_FADES_PER_SECOND)
    timer = changes > 0 ? setTimeout(count, seconds(1)) : undefined
    changes = 0
  }
  endOf(visit).addEventListener('abort', () => clearTimeout(timer))

  return {
    ...tooMany,
    /** Counts a change of a table in view. */
    noteChange(): void {
      changes += 1
      timer ??= setTimeout(count, seconds(1))
    },
  }
}
