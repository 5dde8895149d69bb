import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { overlaysOf } from '#app/history/overlays.ts'
import { forgetSearch } from './searchState.ts'

type Shown = {
  shown: boolean
  /** The history entry that opened the search. */
  entry: string
  /** Path of the page that it lies over. */
  pathname: string
}

/** Whether the search is shown, and for which entry of the history; it stays beneath details that lie over it. */
export function useSearchEntry(open: boolean): Pick<Shown, 'shown' | 'entry'> {
  const here = useLocation()
  const movement = useNavigationType()
  const [last, setLast] = useState<Shown>({ shown: false, entry: '', pathname: '' })
  const beneath = last.shown && overlaysOf(here).details !== undefined && last.pathname === here.pathname
  const shown = open || beneath
  const entry = open ? here.key : last.entry
  const pathname = shown ? here.pathname : last.pathname
  if (shown !== last.shown || entry !== last.entry || pathname !== last.pathname) {
    setLast({ shown, entry, pathname })
  }

  // Going back to the page beneath is closing; going on to another page is not, and Back from there finds the term.
  const closed = !shown && entry !== '' && movement === 'POP' && pathname === here.pathname
  useEffect(() => {
    if (closed) forgetSearch(entry)
  }, [closed, entry])

  return { shown, entry }
}
