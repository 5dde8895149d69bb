import { useEffect, useState } from 'react'
import { presentPage } from '#app/navigation/historyEntries.ts'
import { type ModalEntry, useModalEntry, useOpenModals } from '#app/navigation/modalEntry.ts'
import { forgetSearch } from './searchState.ts'

type SearchOpening = Omit<ModalEntry, 'show'> & {
  /** Id of the opening that is shown, of one that closes still its own; nothing before the first. */
  opening: string | undefined
}

/**
 * The search as it lies over the page, also beneath the details of a result. One that is closed forgets its term; one
 * that led to another page keeps it for Back (SEA-06, UXP-01).
 */
export function useSearchOpening(): SearchOpening {
  const { open, close } = useModalEntry('search')
  const now = useOpenModals().findLast(({ name }) => name === 'search')?.id
  const [opening, setOpening] = useState(now)
  if (now !== undefined && now !== opening) setOpening(now)

  useEffect(() => {
    if (!open || opening === undefined) return
    const page = presentPage()
    return () => {
      if (presentPage() === page) forgetSearch(opening)
    }
  }, [open, opening])

  return { open, close, opening }
}
