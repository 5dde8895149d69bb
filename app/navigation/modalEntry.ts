import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { modalHistory } from './modalHistory.ts'
import type { OpenModal, PanelName, PassingName } from './modals.ts'

const none: readonly OpenModal[] = []

/** The modals that are open, the top one last. */
export const useOpenModals = (): readonly OpenModal[] =>
  useSyncExternalStore(modalHistory.subscribe, modalHistory.getSnapshot, () => none)

const isOpen = (name: string): boolean => modalHistory.getSnapshot().some((modal) => modal.name === name)

export type ModalEntry = { open: boolean; show: () => void; close: () => void }

/** A modal that is an entry of the history over the present page: `show` makes it, `close` and Back take it away. */
export function useModalEntry(name: PanelName | 'menu'): ModalEntry {
  const open = useSyncExternalStore(
    modalHistory.subscribe,
    () => isOpen(name),
    () => false,
  )
  const show = useCallback(() => {
    if (!isOpen(name)) modalHistory.show({ name })
  }, [name])
  const close = useCallback(() => modalHistory.close((modal) => modal.name === name), [name])
  return { open, show, close }
}

/** The details that lie on top. */
export const openDetails = () => modalHistory.getSnapshot().findLast((modal) => modal.name === 'details')

export const useOpenDetails = () => useSyncExternalStore(modalHistory.subscribe, openDetails, () => undefined)

/** Closes the top details; those of another game may lie beneath. */
export function closeDetails(): void {
  const top = openDetails()
  modalHistory.close((modal) => modal === top)
}

/** Gives a modal its entry while it is `open`; `onBack` is called when Back, or a link in it, takes the entry away. */
export function useEntryWhile(open: boolean, name: PassingName, onBack: () => void): void {
  const leave = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    const id = modalHistory.show({ name })
    const isMine = (modal: OpenModal) => modal.id === id
    const stop = modalHistory.subscribe(() => {
      if (modalHistory.getSnapshot().some(isMine)) return
      stop()
      leave()
    })
    return () => {
      stop()
      modalHistory.close(isMine)
    }
  }, [open, name])
}

/** Keeps the history and what is open in step; once, above all pages. */
export function useModalHistory(here: Location): void {
  const navigate = useNavigate()
  useLayoutEffect(() => modalHistory.connect(navigate), [navigate])
  useLayoutEffect(() => modalHistory.arrive(here), [here])
}
