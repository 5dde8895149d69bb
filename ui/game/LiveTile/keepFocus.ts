/**
 * Ref of an element that may disappear while it is focused: the tile's link gets the focus, and announces its new name.
 */
export function keepFocus(element: HTMLElement | null) {
  const link = element?.closest('article')?.querySelector<HTMLElement>('[data-stretched]')
  return () => {
    if (element && element === document.activeElement) link?.focus({ preventScroll: true })
  }
}
