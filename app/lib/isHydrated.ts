/** React knows an element by properties that it gives it. */
const isReacts = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Whether the part of the page that `element` stands in has hydrated. Editors' HTML is React's by what stands around it. */
export function isHydrated(element: Element): boolean {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.hasAttribute('data-slice')) return false
    if (isReacts(at)) return true
  }
  return false
}
