import { useCallback, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Location, useNavigate } from 'react-router-dom'
import { useSelected, useStore, useStored } from '#app/platform/visit.ts'
import { createModalHistory } from './modalHistory.ts'
import { detailsIn, type OpenModal, type PanelName, type TransientName } from './modals.ts'

type Modals = readonly OpenModal[]

/** All open modals, the top one last; none on the server and during hydration. */
export const useOpenModals = (): Modals => useStored(createModalHistory)

const hasModal = (modals: Modals, name: string): boolean => modals.some((modal) => modal.name === name)

export type ModalEntry = { open: boolean; show: () => void; close: () => void }

/** State of a modal with its own history entry over the current page; Back closes it too. */
export function useModalEntry(name: PanelName | 'menu' | 'notifications'): ModalEntry {
  const history = useStore(createModalHistory)
  const open = useSelected(createModalHistory, (modals) => hasModal(modals, name))
  const show = useCallback(() => {
    if (!hasModal(history.getSnapshot(), name)) history.show({ name })
  }, [history, name])
  const close = useCallback(() => history.close((modal) => modal.name === name), [history, name])
  return { open, show, close }
}

/** The topmost details of a game and what closes them; those of another game may be open below. */
export function useOpenDetails() {
  const history = useStore(createModalHistory)
  const details = useSelected(createModalHistory, detailsIn)
  const close = useCallback(() => {
    const top = detailsIn(history.getSnapshot())
    history.close((modal) => modal === top)
  }, [history])
  return { details, close }
}

/** Gives a modal a history entry while it is `open`; `onBack` is called when Back or a followed link removes the entry. */
export function useEntryWhile(open: boolean, name: TransientName, onBack: () => void): void {
  const history = useStore(createModalHistory)
  const leave = useEffectEvent(onBack)
  useEffect(() => {
    if (!open) return
    const id = history.show({ name })
    const isMine = (modal: OpenModal) => modal.id === id
    const stop = history.subscribe(() => {
      if (history.getSnapshot().some(isMine)) return
      stop()
      leave()
    })
    return () => {
      stop()
      history.close(isMine)
    }
  }, [history, open, name])
}

/** Connects the visit's modal history to the router; used once, above all pages. */
export function useModalHistory(here: Location): void {
  const navigate = useNavigate()
  const history = useStore(createModalHistory)
  useLayoutEffect(() => history.connect(navigate), [history, navigate])
  useLayoutEffect(() => history.arrive(here), [history, here])
}
