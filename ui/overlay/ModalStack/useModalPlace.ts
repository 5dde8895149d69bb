import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { ModalPlace } from './createModalStack.ts'
import { useModalStack } from './ModalStack.tsx'

type Wish = {
  owner: string
  open: boolean
  priority: number
  onClose: () => void
}

/**
 * Registers a modal in the stack while it is `open`, and returns its place there.
 *
 * Calls `onClose` when the stack has removed the modal.
 */
export function useModalPlace(wish: Wish): { id: string; place?: ModalPlace } {
  const { owner, open, priority, onClose } = wish
  const { stack } = useModalStack(owner)
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!open) return
    const ask = () => close.current()
    const remove = stack.add({ id, priority, close: ask })
    const unsubscribe = stack.subscribe(() => stack.placeOf(id) === undefined && ask())
    return () => {
      unsubscribe()
      remove()
    }
  }, [open, priority, id, stack])

  const place = useSyncExternalStore(
    stack.subscribe,
    () => stack.placeOf(id),
    () => undefined,
  )
  return { id, place: open ? place : undefined }
}
