import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { type BackEntry, windowHistory } from './backEntry.ts'
import { createModalStack, type ModalStackStore } from './modalStack.ts'
import { createStage, type Stage } from './stage.ts'

type Surroundings = { stack: ModalStackStore; stage: Stage; back: BackEntry }

const Stack = createContext<Surroundings | undefined>(undefined)

/** The stack above; a drawer or dialog without one is an error of the page. */
export function useModalStack(owner: string): Surroundings {
  const surroundings = use(Stack)
  if (!surroundings)
    throw new Error(
      `${owner}: no ModalStack above it, so nothing decides what covers what. Put one around the page.`,
    )
  return surroundings
}

export type ModalStackProps = {
  /** The page, with every drawer and dialog that it may open. */
  children: ReactNode
  /** The open modals, where code outside of React opens or clears them too. @default a stack of its own */
  stack?: ModalStackStore
  /** How Back finds the top modal. @default entries in the window's history */
  back?: BackEntry
}

/** Decides which of the open drawers and dialogs is on top; everything else on the page is inert meanwhile. */
export function ModalStack({ children, stack: given, back }: ModalStackProps) {
  const [surroundings] = useState(() => {
    const stack = given ?? createModalStack()
    return { stack, stage: createStage(stack), back: back ?? windowHistory }
  })
  useEffect(() => surroundings.stage.start(), [surroundings])
  return <Stack value={surroundings}>{children}</Stack>
}
