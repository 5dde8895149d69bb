import type { NotedPage } from '#app/domain/analytics.ts'

/** Highest number of kept pages: the event of a started game needs the last two that are no games. */
const MAX_PAGES = 50

/** The pages of the visit in order, for the event of a started game (LCH-08). */
export function createPageTrail() {
  let pages: readonly NotedPage[] = []
  return {
    /** Notes that the page at `pathname` is shown, under its title. */
    note(pathname: string, title?: string): void {
      pages = [...pages, { pathname, ...(title && { title }) }].slice(-MAX_PAGES)
    },
    pages: () => pages,
  }
}
