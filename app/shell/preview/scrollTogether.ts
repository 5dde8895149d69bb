/** The part of a page that is scrolled away, from 0 at its top to 1 at its end. */
function progressOf({ document: { documentElement: root }, scrollY }: Window): number {
  const room = root.scrollHeight - root.clientHeight
  return room > 0 ? scrollY / room : 0
}

function placeOf({ document: { documentElement: root } }: Window, progress: number): number {
  return Math.round(progress * (root.scrollHeight - root.clientHeight))
}

/**
 * Synchronises the scrolling of two pages of this site by their scrolled share, since drafts may be longer. Call it for
 * each new document. Returns a function that ends it.
 */
export function scrollTogether(first: Window, second: Window): () => void {
  const end = new AbortController()
  // Ignores the scroll events that `scrollTo` causes in the other page.
  const followed = new WeakMap<Window, number>()
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const)
    from.addEventListener(
      'scroll',
      () => {
        if (Math.abs((followed.get(from) ?? -2) - from.scrollY) < 2) return
        followed.delete(from)
        const top = placeOf(to, progressOf(from))
        followed.set(to, top)
        to.scrollTo({ top, behavior: 'instant' })
      },
      { passive: true, signal: end.signal },
    )
  return () => end.abort()
}
