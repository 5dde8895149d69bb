import { useEffect, useState } from 'react'
import { browserPageKey } from '#app/navigation/historyEntries.ts'
import { type ModalEntry, useModalEntry, useOpenModals } from '#app/navigation/modalEntry.ts'
import { useVisit } from '#app/platform/visit.ts'
import { forgetSearch } from './searchState.ts'

type SearchOpening = Omit<ModalEntry, 'show'> & {
  /** Id of the current or, while it closes, the last opening; undefined before the first. */
  opening: string | undefined
}

/**
 * State of the search, which stays open below the details of a result. Closing it drops its term; a navigation to a page
 * keeps the term for Back (SEA-06, UXP-01).
 */
export function useSearchOpening(): SearchOpening {
  const visit = useVisit()
  const { open, close } = useModalEntry('search')
  const now = useOpenModals().findLast(({ name }) => name === 'search')?.id
  const [opening, setOpening] = useState(now)
  if (now !== undefined && now !== opening) setOpening(now)

  useEffect(() => {
    if (!open || opening === undefined) return
    const page = browserPageKey()
    return () => {
      if (browserPageKey() === page) forgetSearch(visit, opening)
    }
  }, [visit, open, opening])

  return { open, close, opening }
}
