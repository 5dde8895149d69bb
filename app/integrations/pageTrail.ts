import { type Trail, trailAfter } from '#app/domain/analytics.ts'

let trail: Trail = {}
let name: string | undefined

/** Notes that the page at `pathname` is shown, under its title. */
export function notePage(pathname: string, title?: string): void {
  trail = trailAfter(trail, pathname)
  // A running game does not take the place of the page it was started from.
  if (trail.on === pathname) name = title
}

/** The last two pages of this visit, for the event of a started game (LCH-08). */
export const pageTrail = (): Trail => trail

/** Title of the page that shows, or that a running game was started from. */
export const pageName = (): string | undefined => name
