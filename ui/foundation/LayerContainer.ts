import { createContext } from 'react'

/** Where a popover inside a modal is drawn; null on the page, where its body is. */
export const LayerContainer = createContext<HTMLElement | null>(null)
