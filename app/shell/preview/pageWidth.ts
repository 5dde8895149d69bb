import { createExternalStore } from '#app/domain/externalStore.ts'

/** Widths in CSS pixels at which a page can be shown. */
export const pageWidths = [390, 768, 1440] as const

/** Narrowest and widest page that can be shown, in CSS pixels. */
export const MIN_PAGE_WIDTH = 320
export const MAX_PAGE_WIDTH = 3840

/** Width at which preview shows the page; `undefined` for that of the window. */
export const createPageWidth = () => createExternalStore<number | undefined>(undefined)
