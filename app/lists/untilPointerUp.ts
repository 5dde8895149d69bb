import { pause } from '#app/api/pause.ts'

/** Milliseconds after `pointerup` within which the browser dispatches the click. */
const CLICK_DELAY_MS = 60

let pressed = false

// Listens from the start: a press may begin before the first call.
if (typeof window !== 'undefined') {
  const options = { capture: true, passive: true }
  addEventListener('pointerdown', () => (pressed = true), options)
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => setTimeout(() => (pressed = false), CLICK_DELAY_MS), options)
}

/** Resolves when no press is in progress: an element under a pressed pointer must not be replaced. */
export async function untilPointerUp(): Promise<void> {
  do await pause(CLICK_DELAY_MS)
  while (pressed)
}
