import type { Visit } from '#app/platform/visit.ts'
import { browserPageKey, entryValue, storeInHistoryEntry } from './historyEntries.ts'

const NAME = 'pressed'

/** Identifies a link across renders: its address and the part of the page that contains it. */
type Pressed = { href: string; slice: string | undefined }

const isPressed = (value: unknown): value is Pressed =>
  typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string'

/** Stores the pressed link of the page; links inside modals are ignored. */
export function storePressedLink(visit: Visit, pressed: Element): void {
  if (pressed.closest('[role="dialog"]')) return
  // The buttons over a tile exist only on hover; the link of its title always exists.
  const link = pressed.closest('article')?.querySelector('h3 a[href]') ?? pressed
  const slice = link.closest<HTMLElement>('[data-slice]')?.dataset.slice
  const kept: Pressed = { href: link.getAttribute('href') ?? '', slice }
  storeInHistoryEntry(visit, browserPageKey(), NAME, kept)
}

/** The stored link in the current DOM (UXP-01). */
export function pressedLink(visit: Visit): HTMLElement | null {
  const kept = entryValue(visit, browserPageKey(), NAME)
  if (!isPressed(kept)) return null
  const part = kept.slice ? document.querySelector(`[data-slice="${CSS.escape(kept.slice)}"]`) : null
  const links = (part ?? document).querySelectorAll<HTMLElement>(`a[href="${CSS.escape(kept.href)}"]`)
  // The menus of wide windows and of phones contain the same addresses; one of the two is hidden.
  return [...links].find((link) => link.checkVisibility({ visibilityProperty: true })) ?? null
}
