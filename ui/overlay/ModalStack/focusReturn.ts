/** What took the focus before, by the marks that survive when its list is drawn anew. */
type Mark = { element: HTMLElement; href: string | null; id: string; section: HTMLElement | null }

/** Notes what has the focus now; the page itself does not count. */
export function markFocus(): Mark | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const { id } = element
  return { element, id, href: element.getAttribute('href'), section: element.closest('section, main') }
}

function twin({ href, id }: Mark): HTMLElement | null {
  if (id) return document.getElementById(id)
  if (href === null) return null
  // One that stands in what closes goes with it.
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
  return [...links].find((link) => !link.closest('[inert]')) ?? null
}

/** Heading of the section it stood in, or of the page: a place to go on reading from. */
function heading({ section }: Mark): HTMLElement | null {
  const place = section?.isConnected ? section : document
  const found = place.querySelector<HTMLElement>('h1, h2, h3')
  if (found && found.tabIndex < 0) found.tabIndex = -1
  return found
}

/** What waits for the focus (`data-focus-next`) in a page that has come beneath; it waits no longer. */
export function takeNext(): HTMLElement | null {
  const next = document.querySelector<HTMLElement>('[data-focus-next]')
  if (next) delete next.dataset.focusNext
  return next
}

/** Gives the focus back to `mark`, to the opener or the same link in a page drawn anew, or to the heading above it. */
export function returnFocus(mark: Mark | undefined, opener?: HTMLElement | null) {
  const connected = mark?.element.isConnected ? mark.element : opener
  const target = connected ?? (mark && (twin(mark) ?? heading(mark)))
  target?.focus({ preventScroll: Boolean(connected) })
}
