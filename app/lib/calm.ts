import { pause } from './pause.ts'

/** How long a press may be answered after the pointer is up, in milliseconds. */
const AFTER = 60

let pressed = false
let listening = false

function listen(): void {
  listening = true
  addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true })
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => setTimeout(() => (pressed = false), AFTER), { capture: true, passive: true })
}

/** Resolves when nobody is in the middle of a press: what is under a pressed pointer must not be exchanged. */
export async function calm(): Promise<void> {
  if (!listening) listen()
  do await pause(AFTER)
  while (pressed)
}
