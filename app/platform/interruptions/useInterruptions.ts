import { useEffect, useMemo, useRef, useState } from 'react'
import { type Interruption, shownIn } from '#app/domain/interruptions.ts'
import { useSelected, useStore } from '../visit.ts'
import { createInterruptions } from './interruptions.ts'

type OfferedItems = {
  /** Id of the item that is shown now, if it is one of these. */
  shown: string | undefined
  /** The visitor puts the shown one away. */
  dismiss: (id: string) => void
}

/** Offers `items` while the component is mounted; an item that is no longer among them is withdrawn (UXP-11). */
export function useInterruptions(items: readonly Interruption[]): OfferedItems {
  const interruptions = useStore(createInterruptions)
  const offered = useRef(new Set<string>())
  useEffect(() => {
    const ids = new Set(items.map(({ id }) => id))
    for (const id of offered.current) if (!ids.has(id)) interruptions.withdraw(id)
    interruptions.offer(items)
    offered.current = ids
  }, [interruptions, items])
  useEffect(
    () => () => {
      for (const id of offered.current) interruptions.withdraw(id)
      offered.current = new Set()
    },
    [interruptions],
  )
  const id = useSelected(createInterruptions, ({ queue }) => shownIn(queue)?.id)
  return { shown: items.some((item) => item.id === id) ? id : undefined, dismiss: interruptions.dismiss }
}

/** Offers one item while it is `wanted`; returns whether it is shown now. */
export function useInterruption(wanted: boolean, { id, kind, title }: Interruption): boolean {
  const items = useMemo(() => (wanted ? [{ id, kind, title }] : []), [wanted, id, kind, title])
  return useInterruptions(items).shown !== undefined
}

/** The value that is shown, or was shown last, so that its dialog can close with its content. */
export function useLastShown<T>(shown: T | undefined): T | undefined {
  const [last, setLast] = useState(shown)
  if (shown !== undefined && shown !== last) setLast(shown)
  return last
}
