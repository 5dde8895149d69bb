import * as v from 'valibot'
import { MicroFrontendEvent } from '#app/api/contract/microFrontend.ts'
import { createEventLimit } from '#app/domain/microFrontends.ts'

type Ports = {
  onEvent: (event: MicroFrontendEvent) => void
  /** The first event over the limit was dropped. */
  onFlood: () => void
  /** Milliseconds that only grow. */
  now: () => number
}

/**
 * What takes the events of a micro-frontend: valid ones within the limit reach `onEvent` in a task of their own, when
 * it is known whether `mount` has succeeded. An invalid one counts for the limit and is dropped.
 */
export function createEventDoor({ onEvent, onFlood, now }: Ports): (given: unknown) => void {
  const limit = createEventLimit()
  return (given) => {
    const parsed = v.safeParse(MicroFrontendEvent, given)
    const { passes, first } = limit.take(parsed.success ? parsed.output.type : 'invalid', now())
    if (first) onFlood()
    if (passes && parsed.success) setTimeout(onEvent, 0, parsed.output)
  }
}
