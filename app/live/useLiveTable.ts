import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import type { LiveTable } from '#app/domain/live/table.ts'
import { useServices } from '#app/lib/useServices.ts'
import { watchInView } from './inView.ts'
import { liveTables, staleSince } from './liveFeed.ts'

const nothing = () => {}

/** The live table `code` as it stands now, followed while the element that shows it is in view (LIV-03). */
export function useLiveTable(code: string, shown: RefObject<Element | null>): LiveTable | undefined {
  const { hub } = useServices()
  const subscribe = useCallback(
    (listener: () => void) =>
      shown.current && hub ? watchInView(shown.current, code, hub, listener) : nothing,
    [code, hub, shown],
  )
  return useSyncExternalStore(
    subscribe,
    () => liveTables.get(code),
    () => undefined,
  )
}

const isStale = () => staleSince.getSnapshot() !== undefined

/** Whether what is shown of the tables is no longer true. */
export const useStale = (): boolean => useSyncExternalStore(staleSince.subscribe, isStale, () => false)
