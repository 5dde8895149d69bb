import { seconds } from '#app/lib/durations.ts'
import { createExternalStore } from '#app/lib/externalStore.ts'

/** Changes in view a second of which nobody could follow each: more of them are shown without a fade. */
const MOST = 10

/** Whether so much changes in view that fades would only cost frames: each makes a layer of all that it overlaps. */
export const tooManyUpdates = createExternalStore(false)

let changes = 0
let counting = false

function count(): void {
  tooManyUpdates.set(changes > MOST)
  counting = changes > 0
  changes = 0
  if (counting) setTimeout(count, seconds(1))
}

/** A table in view has changed. */
export function noteChange(): void {
  changes += 1
  if (counting) return
  counting = true
  setTimeout(count, seconds(1))
}
