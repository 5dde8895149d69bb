import { useQuery } from '@tanstack/react-query'
import { CatalogueFacts, type FactKind } from '#app/api/contract/catalogueFacts.ts'
import { request } from '#app/api/request.ts'
import { MOMENT } from '#app/domain/flags.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'

/** A request: all groups, or rows of one group after the first `from`, of games that match `find`. */
type FactsRequest = { find: string; kind?: FactKind; from?: number }

/** The moment that the page's query `search` chooses decides which games are still to come. */
const momentIn = (search: string) => new URLSearchParams(search).get(MOMENT)

const factsQuery = ({ find, kind, from = 0 }: FactsRequest, moment: string | null) => ({
  queryKey: ['catalogueFacts', find, kind, from, moment],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = new URLSearchParams([
      ['find', find],
      ...(kind ? [['kind', kind]] : []),
      ['from', String(from)],
      ...(moment ? [[MOMENT, moment]] : []),
    ])
    return request(`/api/preview/catalogue?${query}`, { schema: CatalogueFacts, signal })
  },
})

/** The groups of games that fit `find`; those of the text before stay while another is being typed. */
export function useFacts(find: string) {
  const moment = momentIn(usePageLocation().search)
  return useQuery({ ...factsQuery({ find }, moment), placeholderData: (before) => before })
}

/** Further rows of one group. */
export const useMoreRows = (asked: Required<FactsRequest>) =>
  useQuery(factsQuery(asked, momentIn(usePageLocation().search)))
