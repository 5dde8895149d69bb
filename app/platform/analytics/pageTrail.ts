import { type Trail, trailAfter } from '#app/domain/analytics.ts'

/** The last pages of the visit, for the event of a started game (LCH-08). */
export function createPageTrail() {
  let trail: Trail = {}
  let name: string | undefined
  return {
    /** Notes that the page at `pathname` is shown, under its title. */
    note(pathname: string, title?: string): void {
      trail = trailAfter(trail, pathname)
      // A running game does not replace the page that it was started from.
      if (trail.on === pathname) name = title
    },
    /** The last two pages. */
    trail: (): Trail => trail,
    /** Title of the current page, or of the page from which the running game was started. */
    name: (): string | undefined => name,
  }
}
