import { useState } from 'react'

/**
 * A value held by the component's owner, who gives it as `given`, or else by the component itself, beginning with
 * `first`. Both hear of each change by `onChange`.
 */
export function useControllableState<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (next: Value) => void] {
  const [own, setOwn] = useState(first)

  function change(next: Value) {
    if (given === undefined) setOwn(next)
    onChange?.(next)
  }

  return [given === undefined ? own : given, change]
}
