import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  noSalonFilter,
  type SalonFilter,
  salonFilterIn,
  withSalonFilter,
} from '#app/domain/live/salonFilter.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'

/** The filter in the address, which the server's HTML does not apply. */
export function useSalonFilter() {
  const { search } = usePageLocation()
  const hydrating = useHydrating()
  const [, setSearch] = useSearchParams()
  const filter = useMemo(() => (hydrating ? noSalonFilter : salonFilterIn(search)), [hydrating, search])
  const setFilter = (next: SalonFilter) =>
    setSearch((before) => withSalonFilter(before, next), { replace: true, preventScrollReset: true })
  return { filter, setFilter }
}
