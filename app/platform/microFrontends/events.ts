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
 * Returns a function that receives the events of a micro-frontend. Valid ones within the limit are passed to `onEvent` in
 * a later task, when `mount` has returned; invalid ones count for the limit and are dropped.
 */
export function createEventReceiver({ onEvent, onFlood, now }: Ports): (given: unknown) => void {
  const limit = createEventLimit()
  return (given) => {
    const parsed = v.safeParse(MicroFrontendEvent, given)
    const { passes, first } = limit.take(parsed.success ? parsed.output.type : 'invalid', now())
    if (first) onFlood()
    if (passes && parsed.success) setTimeout(onEvent, 0, parsed.output)
  }
}
