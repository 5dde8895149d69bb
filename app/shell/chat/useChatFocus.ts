import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChatVisibility } from '#app/domain/chatPress.ts'
import { CHAT_TOGGLE } from './chat.ts'

const isShown = (element: HTMLElement | null): boolean =>
  element !== document.body && (element?.checkVisibility() ?? false)

/** Focuses the assistant when it opens; when it closes with the focus inside, focuses the element that had it before. */
export function useChatFocus(visibility: ChatVisibility, target: RefObject<HTMLElement | null>): void {
  const before = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const panel = target.current?.parentElement
    const focused = document.activeElement as HTMLElement | null
    const inside = panel?.contains(focused) ?? false
    if (visibility !== 'hidden') {
      if (!inside) before.current = focused
      if (visibility === 'visible') target.current?.querySelector('iframe')?.focus()
      return
    }
    const isFree = inside || focused === document.body
    const back = isShown(before.current) ? before.current : document.getElementById(CHAT_TOGGLE)
    if (before.current && isFree) back?.focus({ preventScroll: true })
    before.current = null
  }, [visibility, target])
}
