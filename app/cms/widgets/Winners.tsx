import { useIntl } from 'react-intl'
import type { WinnersSlice } from '#app/api/contract/pageSlices.ts'
import { useWinners } from '#app/content/winners.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { WinnerOf } from '#app/tiles/WinnerOf.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { WinnerCardSkeleton } from '#ui/game/WinnerCard'
import { Rail } from '#ui/layout/Rail'

const places = Array.from({ length: 6 }, (_, place) => place)

/** CMS widget `Winners`: the wins of the last minutes, loaded by the browser (WIN-01). */
export function Winners({ slice: { title } }: { slice: WinnersSlice }) {
  const { formatMessage } = useIntl()
  const hydrating = useHydrating()
  const { data, isError } = useWinners('recent')
  const action = { href: addressOf('winners-recent'), label: formatMessage({ id: 'widget.all' }) }
  // A failed or empty row is hidden; the winners page reports a failure.
  if ((isError && !data) || data?.length === 0) return null
  return (
    <Rail layout="Winner" title={title} action={action}>
      {data && !hydrating
        ? data.map((winner) => <WinnerOf key={winner.id} winner={winner} />)
        : places.map((place) => <WinnerCardSkeleton key={place} />)}
    </Rail>
  )
}
