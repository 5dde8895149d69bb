import { createContext, useContext } from 'react'

/** Whether the page shows drafts; the layout says so to all that stands in it. */
export const Preview = createContext(false)

/** Whether drafts are shown on this page. */
export const usePreview = (): boolean => useContext(Preview)

/** Address of the page as the site's own server knows it; the layout says so to all that stands in it. */
export const PageAddress = createContext('/')

/** Hash of the slice that holds header, menus and footer; the layout says so to all that stands in it. */
export const ShellSlice = createContext('')
