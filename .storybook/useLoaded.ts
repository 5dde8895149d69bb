import { useEffect, useState } from 'react'

/** What a page of the catalogue loads for itself: still loading, failed to load, or known. */
export type Loaded<Value> = { state: 'pending' } | { state: 'failed' } | { state: 'known'; value: Value }

/** Loads when the first page needs it; `load` is the same function each time. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'pending' })
  useEffect(() => {
    let current = true
    load().then(
      (value) => current && setLoaded({ state: 'known', value }),
      () => current && setLoaded({ state: 'failed' }),
    )
    return () => {
      current = false
    }
  }, [load])
  return loaded
}
