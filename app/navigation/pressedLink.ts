import { entryValue, keepInHistoryEntry, presentPage } from './historyEntries.ts'

const NAME = 'pressed'

/** A link by what survives when its page is drawn anew: its address, and the part of the page it stands in. */
type Pressed = { href: string; slice: string | undefined }

const isPressed = (value: unknown): value is Pressed =>
  typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string'

/** Notes the link by which the page is left or covered; what leads on from a modal is none of the page's. */
export function keepPressed(pressed: Element): void {
  if (pressed.closest('[role="dialog"]')) return
  // The plate of a tile is gone when somebody comes back; the tile's own link is there.
  const link = pressed.closest('article')?.querySelector('h3 a[href]') ?? pressed
  const slice = link.closest<HTMLElement>('[data-slice]')?.dataset.slice
  keepInHistoryEntry(presentPage(), NAME, { href: link.getAttribute('href') ?? '', slice } satisfies Pressed)
}

/** That link in the page that is there now (UXP-01). */
export function pressedLink(): HTMLElement | null {
  const kept = entryValue(presentPage(), NAME)
  if (!isPressed(kept)) return null
  const part = kept.slice ? document.querySelector(`[data-slice="${CSS.escape(kept.slice)}"]`) : null
  const links = (part ?? document).querySelectorAll<HTMLElement>(`a[href="${CSS.escape(kept.href)}"]`)
  // The same address stands in the bar of wide windows and in that of phones; one of them is not drawn.
  return [...links].find((link) => link.checkVisibility({ visibilityProperty: true })) ?? null
}
