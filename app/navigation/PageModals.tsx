import type { ReactNode } from 'react'
import { createModals, ModalStack } from '#ui/overlay/ModalStack'

/** One for the whole visit: what covers what does not depend on which part of the page opened it. */
const modals = createModals()

/** Provides the shared modal stack; every component that opens modals needs it. */
export const PageModals = ({ children }: { children: ReactNode }) => (
  <ModalStack modals={modals}>{children}</ModalStack>
)
