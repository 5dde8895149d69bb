import { createContext, useContext } from 'react'

/** Whether the page shows drafts; provided by the site layout. */
export const Preview = createContext(false)

/** Whether drafts are shown on this page. */
export const usePreview = (): boolean => useContext(Preview)

/** Address of the page as the site's server knows it; provided by the site layout. */
export const PageAddress = createContext('/')

/** Hash of the slice with header, menus and footer; provided by the site layout. */
export const ShellSlice = createContext('')
