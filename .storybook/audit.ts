// Checks beyond a single picture: touch targets, narrow windows, large and spread text.

/** Runs in the page: problems of touch targets (2.5.8, 2.5.5). */
export function smallTargets(): string[] {
  const LEAST = 24
  const PRIMARY = 44
  const FOCUSABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=tab]'

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} „${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)}”`

  /** Whether it is a link in a sentence, which may be as high as its line (2.5.8, inline). */
  function isInline(element: Element): boolean {
    const around = element.closest('p, li, dd, td, span[class], figcaption')
    return (
      getComputedStyle(element).display === 'inline' &&
      around !== null &&
      (around.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
    )
  }

  function hits(element: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y)
    if (!hit) return false
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return element === hit || element.contains(hit) || label?.contains(hit) === true
  }

  /** Whether a touch anywhere within `size` around the centre hits it; pseudo elements count. */
  function reaches(element: Element, size: number): boolean {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width >= size - 0.5 && height >= size - 0.5) return true
    const [x, y, half] = [left + width / 2, top + height / 2, size / 2 - 0.5]
    return [
      [x - half, y],
      [x + half, y],
      [x, y - half],
      [x, y + half],
    ].every(([pointX = 0, pointY = 0]) => hits(element, pointX, pointY))
  }

  return [...document.body.querySelectorAll(FOCUSABLE)].flatMap((element) => {
    if (element.closest('[inert], [aria-hidden=true], .visually-hidden')) return []
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isInline(element))
      return []
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return []
    const least = element.matches('[data-tone=primary]') ? PRIMARY : LEAST
    const size = `${Math.round(width)}x${Math.round(height)}`
    return reaches(element, least) ? [] : [`${nameOf(element)} is ${size}, a finger needs ${least}`]
  })
}

/** Runs in the page: elements wider than the window (1.4.10) and clipped words (1.4.4, 1.4.12). */
export function lostContent(): string[] {
  const lost: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth + 1)
    lost.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`)

  const hidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Whether a text may be shortened: its link's name or its neighbour has the whole text. */
  const shortens = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')

  function cut(node: Node): string | undefined {
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width === 0 || text.height === 0) return undefined
    let [seeX, seeY] = [true, true]
    for (let box = node.parentElement; box && (seeX || seeY); box = box.parentElement) {
      const style = getComputedStyle(box)
      if (shortens(style) || style.clipPath !== 'none' || style.opacity === '0') return undefined
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (scrolls(style.overflowX)) seeX = false
      if (scrolls(style.overflowY)) seeY = false
      const acrossX = seeX && hidden(style.overflowX) && (text.right > right + 2 || text.left < left - 2)
      const acrossY = seeY && hidden(style.overflowY) && (text.bottom > bottom + 3 || text.top < top - 3)
      if (acrossX || acrossY) return node.nodeValue?.trim().slice(0, 40)
    }
    return undefined
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim()) continue
    // Pulling a peeking sheet shows the rest.
    if (parent.closest('[inert], [aria-hidden=true], .visually-hidden, [data-snap=peek], style, svg'))
      continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const words = cut(node)
    if (words) lost.push(`„${words}” is cut`)
  }
  return lost
}

/** The text spacing that users may set (1.4.12). */
export const SPREAD_TEXT = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`
