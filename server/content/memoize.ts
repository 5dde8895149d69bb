/** Caches the last `many` results of `build` by the identity of its arguments. */
export function memoize<Args extends readonly unknown[], Result>(build: (...args: Args) => Result, many = 1) {
  const kept: { args: Args; result: Result }[] = []
  return (...args: Args): Result => {
    const known = kept.find((entry) => args.every((arg, index) => arg === entry.args[index]))
    if (known) return known.result
    const result = build(...args)
    kept.unshift({ args, result })
    kept.length = Math.min(kept.length, many)
    return result
  }
}
