/**
 * A random one of `places`, all equally likely, other than `before` if possible; undefined for an empty list.
 * `random` gives a number from 0 up to 1.
 */
export function surpriseOf(
  places: readonly number[],
  random: () => number,
  before?: number,
): number | undefined {
  const others = places.filter((place) => place !== before)
  const from = others.length > 0 ? others : places
  return from[Math.floor(random() * from.length)]
}
