import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { pageQuery } from '#app/content/pageQuery.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { useOpenSearch } from '#app/search/useOpenSearch.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { Icon } from '#ui/media/Icon'
import styles from './NotFoundWays.module.css'

/** Opens the search on the page of an unknown address. */
export function NotFoundSearch() {
  const { formatMessage } = useIntl()
  const { openSearch } = useOpenSearch()
  return (
    <button className={styles.search} type="button" aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="magnifying-glass" />
      {formatMessage({ id: 'search.field' })}
    </button>
  )
}

const SHOWN_GAMES = 3
const places = Array.from({ length: SHOWN_GAMES }, (_, place) => place)

/** Popular games: the lobby's top list, else its first row. */
function popularIn(answer: PageAnswer): readonly Tile[] {
  const slices = 'slices' in answer ? Object.values(answer.slices) : []
  const rows = slices.flatMap((slice) => (slice.type === 'Games' ? slice : []))
  const row = rows.find(({ tileLayout }) => tileLayout === 'Top10') ?? rows[0]
  return row?.tiles.slice(0, SHOWN_GAMES) ?? []
}

/** Three popular games, loaded by the browser, since the server has no data for an unknown address. */
export function NotFoundGames() {
  const { data } = useQuery({ ...pageQuery(addressOf('lobby'), useStatus()), select: popularIn })
  // Hovering the home link prefetches the lobby, perhaps before this component has hydrated.
  const hydrating = useHydrating()
  if (hydrating || !data) return places.map((place) => <div key={place} className={styles.room} />)
  return (
    <>
      <LabelStylesOf tiles={data} />
      {data.map((tile) => (
        <TileOf key={tile.code} tile={tile} />
      ))}
    </>
  )
}
