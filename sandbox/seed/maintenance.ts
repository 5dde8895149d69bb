import type { Game, Provider } from '#app/api/contract/casino.ts'

/** A small studio, all of whose games are in maintenance without a known end. */
const STUDIO = 'silver-thimble'

/** Number of games at the front of the catalogue that stay open. */
const FIRST = 400

/** Every so many games behind those, one without art for the first view is in maintenance. */
const EVERY = 331

/** Noon of the first day of the next month. */
function nextMonth(now: number): string {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 10)).toISOString()
}

/** Puts some unpopular games and one small studio into maintenance; half of the games have an expected end. */
export function closeSome(games: readonly Game[], providers: readonly Provider[], now: number): void {
  const until = nextMonth(now)
  for (const provider of providers) if (provider.slug === STUDIO) provider.maintenance = {}
  const late = games.filter(({ type, commercialTier }, rank) => {
    return type !== 'Live' && commercialTier === 0 && rank > FIRST
  })
  for (const [place, game] of late.entries()) {
    if (place % EVERY === EVERY - 1) game.maintenance = (place + 1) % (2 * EVERY) === 0 ? {} : { until }
  }
}
