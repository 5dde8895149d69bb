import { pause } from './pause.ts'

/** How long a press may be answered after the pointer is up, in milliseconds. */
const AFTER = 60

let pressed = false

// From the start: a press may have begun before anybody asks.
if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', () => (pressed = true), options)
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => setTimeout(() => (pressed = false), AFTER), options)
}

/** Resolves when nobody is in the middle of a press: what is under a pressed pointer must not be exchanged. */
export async function untilPointerUp(): Promise<void> {
  do await pause(AFTER)
  while (pressed)
}
