import { createContext } from 'react'

/** Where pictures are loaded from, without a closing slash. */
export const AssetsBase = createContext('')
