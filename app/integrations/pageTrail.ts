import { type Trail, trailAfter } from '#app/domain/analytics.ts'

let trail: Trail = {}

/** Notes that the page at `pathname` is shown. */
export function notePage(pathname: string): void {
  trail = trailAfter(trail, pathname)
}

/** The last two pages of this visit, for the event of a started game (LCH-08). */
export const pageTrail = (): Trail => trail
