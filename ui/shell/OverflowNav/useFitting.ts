import { type RefObject, useLayoutEffect, useState } from 'react'
import { fitting } from './fitting.ts'

type Entries = {
  /** How many there are, without the button. */
  count: number
  /** Their words: measuring forces a layout, so it only runs again for others. */
  labels: string
  /** Index of the entry that always stays in the line. */
  keep?: number
}

/** The number of leading entries of a list that fit; its last child is the button for the others. */
export function useFitting(list: RefObject<HTMLElement | null>, { count, labels, keep }: Entries): number {
  const [fit, setFit] = useState(count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another label has another width
  useLayoutEffect(() => {
    const line = list.current
    if (!line || count === 0) return
    const measure = () => {
      const widths = [...line.children].map((child) => (child as HTMLElement).offsetWidth)
      const more = widths.pop() ?? 0
      if (line.clientWidth > 0) setFit(fitting({ widths, more, room: line.clientWidth, keep }))
    }
    const observer = new ResizeObserver(measure)
    for (const element of [line, ...line.children]) observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [list, labels, count, keep])

  return fit
}
