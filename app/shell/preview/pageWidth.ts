import { createExternalStore } from '#app/domain/externalStore.ts'

/** Query parameter of a page in the desk's frame, which has no bar of its own. */
const BARE = 'bara'

/** Widths in CSS pixels at which a page can be shown. */
export const pageWidths = [390, 768, 1440] as const

/** Width at which preview shows the page; `undefined` for that of the window. */
export const createPageWidth = () => createExternalStore<number | undefined>(undefined)

/** The query of the same page for the frame. */
export function bareSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.set(BARE, 'fara')
  return `?${query}`
}

/** Whether an address is that of the page in the frame. */
export const isBare = (search: string): boolean => new URLSearchParams(search).get(BARE) === 'fara'
