import type { ReactNode } from 'react'
import { useStore } from '#app/platform/visit.ts'
import { createModals, ModalStack } from '#ui/overlay/ModalStack'

/** One for the whole visit: what covers what does not depend on which part of the page opened it. */
const createPageModals = () => createModals()

/** Provides the shared modal stack; every component that opens modals needs it. */
export const PageModals = ({ children }: { children: ReactNode }) => (
  <ModalStack modals={useStore(createPageModals)}>{children}</ModalStack>
)
