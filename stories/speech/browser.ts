import { vi } from 'vitest'

/** jsdom draws and loads nothing: nothing changes its size, comes into view or is measured. */
class Unseen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/**
 * What decides by style whether something is heard; jsdom gets no style sheets. A link that has moved into „Mai mult”
 * would be read twice, and so would a hint, which browsers keep hidden until it is shown.
 */
const sheet = `
  [data-folded] { visibility: hidden }
  [popover]:not([data-shown]) { display: none }`

/** A movement that is over as soon as it has begun. */
function arrived() {
  const animation = { onfinish: () => {}, cancel() {}, finished: Promise.resolve() }
  queueMicrotask(() => animation.onfinish())
  return animation
}

/** The parts of a browser that jsdom lacks and the kit asks for; each does what a page without a picture would. */
export function standIn(): void {
  vi.stubGlobal('ResizeObserver', Unseen)
  vi.stubGlobal('IntersectionObserver', Unseen)
  vi.stubGlobal('PerformanceObserver', Unseen)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/["\\]/g, '\\$&') })
  const { prototype } = HTMLElement
  Object.assign(prototype, {
    // Without style sheets nothing is animated, and nothing scrolls.
    getAnimations: () => [],
    animate: arrived,
    scrollIntoView: () => undefined,
    showPopover(this: HTMLElement) {
      this.dataset.shown = ''
    },
    hidePopover(this: HTMLElement) {
      delete this.dataset.shown
    },
  })
  const style = document.createElement('style')
  style.textContent = sheet
  document.head.replaceChildren(style)
}

/**
 * Lays out elements in a row, each `width` wide in a view that is as wide, and lets the view scroll at once. Enough of
 * a layout for a carousel to know where it is.
 */
export function drawInARow(width: number): void {
  const place = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element)
  const get = (name: 'offsetWidth' | 'offsetLeft', value: (element: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return value(this)
    })
  get('offsetWidth', () => width)
  get('offsetLeft', (element) => place(element) * width)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return (this.firstElementChild?.childElementCount ?? 1) * width
  })
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { left = 0 }: ScrollToOptions) {
      this.scrollLeft = left
      this.dispatchEvent(new Event('scroll'))
    },
  })
}
