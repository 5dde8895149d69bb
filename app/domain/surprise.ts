/**
 * One of `places`, each as likely as the others, but not the one `before` if there is another; undefined without any.
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
