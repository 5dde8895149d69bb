import { createContext } from 'react'

/** Container of popovers inside a modal; null outside of modals, where the body is used. */
export const LayerContainer = createContext<HTMLElement | null>(null)
