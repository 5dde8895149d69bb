import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { createModalStack, type ModalStackStore } from './createModalStack.ts'
import { createModalFocus, type ModalFocus } from './modalFocus.ts'

/** The open modals and what they do to the page. */
export type Modals = { stack: ModalStackStore; modalFocus: ModalFocus }

/** The modals of one window; `stack` is that of code outside of React, which opens or clears them too. */
export function createModals(stack = createModalStack()): Modals {
  return { stack, modalFocus: createModalFocus(stack) }
}

const Context = createContext<Modals | undefined>(undefined)

/** The stack above; a drawer or dialog without one is an error of the page. */
export function useModalStack(owner: string): Modals {
  const modals = use(Context)
  if (!modals)
    throw new Error(
      `${owner}: no ModalStack above it, so nothing decides what covers what. Put one around the page.`,
    )
  return modals
}

export type ModalStackProps = {
  /** The page, or the part of it, with the drawers and dialogs that it may open. */
  children: ReactNode
  /** Shared by all parts of a page that open modals. @default modals of its own */
  modals?: Modals
}

/** Decides which of the open drawers and dialogs is on top; everything else on the page is inert meanwhile. */
export function ModalStack({ children, modals: given }: ModalStackProps) {
  const [modals] = useState(() => given ?? createModals())
  useEffect(() => modals.modalFocus.start(), [modals])
  return <Context value={modals}>{children}</Context>
}
