import type { ReactNode } from 'react'
import { useStore } from '#app/platform/visit.ts'
import { createModals, ModalStack } from '#ui/overlay/ModalStack'

/** The modal stack of the visit; one stack, since priorities hold between modals of all parts of the page. */
const createPageModals = () => createModals()

/** Provides the shared modal stack; every component that opens modals needs it. */
export const PageModals = ({ children }: { children: ReactNode }) => (
  <ModalStack modals={useStore(createPageModals)}>{children}</ModalStack>
)
