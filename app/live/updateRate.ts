import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'

/** Changes in view per second above which they are shown without a fade. */
const MAX_FADES_PER_SECOND = 10

/** Whether tables change so often that fades would only cost frames: each fade creates a compositing layer. */
export const tooManyUpdates = createExternalStore(false)

let changes = 0
let counting = false

function count(): void {
  tooManyUpdates.set(changes > MAX_FADES_PER_SECOND)
  counting = changes > 0
  changes = 0
  if (counting) setTimeout(count, seconds(1))
}

/** Counts a change of a table in view. */
export function noteChange(): void {
  changes += 1
  if (counting) return
  counting = true
  setTimeout(count, seconds(1))
}
