import type { Game } from '#app/api/contract/casino.ts'
import type { Maintenance } from '#app/api/contract/common.ts'
import type { Catalogue } from './catalogue.ts'
import { dayAt } from './period.ts'

/** The later end of two maintenances; one that is not known counts as the latest. */
function laterOf(one: Maintenance, other: Maintenance): Maintenance {
  if (one.until === undefined || other.until === undefined) return {}
  return Date.parse(one.until) >= Date.parse(other.until) ? one : other
}

/**
 * The maintenance of a game: its own or that of its provider, the later end of both. No clock ends it, because `until`
 * is an estimate: the game is back when the catalogue no longer says it.
 */
export function maintenanceOf(
  { providers }: Pick<Catalogue, 'providers'>,
  game: Pick<Game, 'provider' | 'maintenance'>,
): Maintenance | undefined {
  const own = game.maintenance
  const shared = providers.get(game.provider)?.maintenance
  return own && shared ? laterOf(own, shared) : (own ?? shared)
}

/** When a game is back: soon, today at an hour, or on another day; `at` in milliseconds since 1970. */
export type Return = { form: 'soon' } | { form: 'today' | 'day'; at: number }

/**
 * How to word the end of a maintenance at the time `now` (milliseconds since 1970): „soon” if the end is unknown or has
 * passed. Without `now`, as in HTML for all visitors, the form always has the day.
 */
export function returnOf({ until }: Maintenance, now?: number): Return {
  if (until === undefined) return { form: 'soon' }
  const at = Date.parse(until)
  if (now === undefined) return { form: 'day', at }
  if (at <= now) return { form: 'soon' }
  return { form: dayAt(at) === dayAt(now) ? 'today' : 'day', at }
}
