import { type Trail, trailAfter } from '#app/domain/analytics.ts'

let trail: Trail = {}
let name: string | undefined

/** Notes that the page at `pathname` is shown, under its title. */
export function notePage(pathname: string, title?: string): void {
  trail = trailAfter(trail, pathname)
  // A running game does not replace the page that it was started from.
  if (trail.on === pathname) name = title
}

/** The last two pages of this visit, for the event of a started game (LCH-08). */
export const pageTrail = (): Trail => trail

/** Title of the current page, or of the page from which the running game was started. */
export const pageName = (): string | undefined => name
