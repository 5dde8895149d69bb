/** A ref for what may leave the tile while it has the focus: the tile's link takes the focus over, and says what is new. */
export function keepFocus(element: HTMLElement | null) {
  const link = element?.closest('article')?.querySelector<HTMLElement>('[data-stretched]')
  return () => {
    if (element && element === document.activeElement) link?.focus({ preventScroll: true })
  }
}
