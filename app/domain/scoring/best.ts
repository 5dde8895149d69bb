import { rowCaps } from '../slices/games.ts'

/** Highest number of games in such a row (PER-11). */
const MAX_GAMES = rowCaps.dynamic

/**
 * The places of `pool` (ascending, without `seed`) with the highest scores, best first; equal ones in ascending order.
 */
export function bestOf(pool: Uint32Array, seed: number, scoreOf: (place: number) => number): number[] {
  const scores = new Float64Array(MAX_GAMES)
  const places: number[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const place of pool) {
    const score = scoreOf(place)
    if (place === seed || (places.length === MAX_GAMES && score <= least)) continue
    let at = Math.min(places.length, MAX_GAMES - 1)
    for (; at > 0 && (scores[at - 1] ?? 0) < score; at -= 1) {
      scores[at] = scores[at - 1] ?? 0
      places[at] = places[at - 1] ?? 0
    }
    scores[at] = score
    places[at] = place
    least = scores[places.length - 1] ?? 0
  }
  return places
}
