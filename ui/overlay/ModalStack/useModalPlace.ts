import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { type BackEntry, windowHistory } from './backEntry.ts'
import { useModalStack } from './ModalStack.tsx'
import type { ModalKind, ModalPlace } from './modalStack.ts'

type Wish = {
  owner: string
  open: boolean
  kind: ModalKind
  onClose: () => void
  /** How Back finds it. @default an entry of the window's history while it is open */
  back?: BackEntry
}

/**
 * Registers a modal while it is `open` and says where it stands.
 *
 * It asks to be closed when Back leaves it or when it is no longer registered.
 */
export function useModalPlace(wish: Wish): { id: string; place?: ModalPlace } {
  const { owner, open, kind, onClose, back = windowHistory } = wish
  const { stack } = useModalStack(owner)
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!open) return
    const ask = () => close.current()
    const remove = stack.add({ id, kind, close: ask })
    const forget = back.push(ask)
    const unsubscribe = stack.subscribe(() => stack.placeOf(id) === undefined && ask())
    return () => {
      unsubscribe()
      remove()
      forget()
    }
  }, [open, kind, id, stack, back])

  const place = useSyncExternalStore(
    stack.subscribe,
    () => stack.placeOf(id),
    () => undefined,
  )
  return { id, place: open ? place : undefined }
}
