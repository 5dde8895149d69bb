import { type RefObject, useEffect } from 'react'

type Placement = {
  open: boolean
  /** Wraps the anchor, which is its first child. */
  root: RefObject<HTMLElement | null>
  bubble: RefObject<HTMLElement | null>
}

/** Shows the bubble in the top layer and keeps it beside its anchor; the maths arrive with the first opening. */
export function usePlacement({ open, root, bubble }: Placement) {
  useEffect(() => {
    const anchor = root.current?.firstElementChild
    const element = bubble.current
    if (!open || !anchor || !element) return

    let stop = () => {}
    let cancelled = false
    element.showPopover()

    void import('@floating-ui/dom').then(({ autoUpdate, computePosition, flip, shift }) => {
      if (cancelled) return
      stop = autoUpdate(anchor, element, async () => {
        const { x, y } = await computePosition(anchor, element, {
          strategy: 'fixed',
          placement: 'top',
          middleware: [flip(), shift({ padding: 8 })],
        })
        element.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
        element.dataset.placed = ''
      })
    })

    return () => {
      cancelled = true
      stop()
      delete element.dataset.placed
      if (element.isConnected) element.hidePopover()
    }
  }, [open, root, bubble])
}
