/** The previously focused element, with attributes that identify it after a re-render. */
type Mark = { element: HTMLElement; href: string | null; id: string; section: HTMLElement | null }

/** The focused element; undefined for the body. */
export function markFocus(): Mark | undefined {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  const { id } = element
  return { element, id, href: element.getAttribute('href'), section: element.closest('section, main') }
}

function twin({ href, id }: Mark): HTMLElement | null {
  if (id) return document.getElementById(id)
  if (href === null) return null
  // Links in the closing modal are skipped.
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

/** The element marked `data-focus-next` in a page that arrived below the modal; removes the mark. */
export function takeNext(): HTMLElement | null {
  const next = document.querySelector<HTMLElement>('[data-focus-next]')
  if (next) delete next.dataset.focusNext
  return next
}

/** Focuses `mark`, else the opener, the same link after a re-render, or the heading above it. */
export function returnFocus(mark: Mark | undefined, opener?: HTMLElement | null) {
  const connected = mark?.element.isConnected ? mark.element : opener
  const target = connected ?? (mark && (twin(mark) ?? heading(mark)))
  target?.focus({ preventScroll: Boolean(connected) })
}
