import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { modalHistory } from './modalHistory.ts'
import type { OpenModal, PanelName, TransientName } from './modals.ts'

const none: readonly OpenModal[] = []

/** All open modals, the top one last. */
export const useOpenModals = (): readonly OpenModal[] =>
  useSyncExternalStore(modalHistory.subscribe, modalHistory.getSnapshot, () => none)

const isOpen = (name: string): boolean => modalHistory.getSnapshot().some((modal) => modal.name === name)

export type ModalEntry = { open: boolean; show: () => void; close: () => void }

/** State of a modal with its own history entry over the current page; Back closes it too. */
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

/** The topmost game details. */
export const openDetails = () => modalHistory.getSnapshot().findLast((modal) => modal.name === 'details')

export const useOpenDetails = () => useSyncExternalStore(modalHistory.subscribe, openDetails, () => undefined)

/** Closes the topmost details; those of another game may be open below. */
export function closeDetails(): void {
  const top = openDetails()
  modalHistory.close((modal) => modal === top)
}

/** Gives a modal a history entry while it is `open`; `onBack` is called when Back or a followed link removes the entry. */
export function useEntryWhile(open: boolean, name: TransientName, onBack: () => void): void {
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

/** Connects `modalHistory` to the router; used once, above all pages. */
export function useModalHistory(here: Location): void {
  const navigate = useNavigate()
  useLayoutEffect(() => modalHistory.connect(navigate), [navigate])
  useLayoutEffect(() => modalHistory.arrive(here), [here])
}
