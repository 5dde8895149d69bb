import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSlice } from '#app/content/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { codesOf, type Salon } from '#app/domain/live/salon.ts'
import { isFiltered, noSalonFilter } from '#app/domain/live/salonFilter.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { LiveMessages } from '#app/platform/messages/LiveMessages.tsx'
import { Button } from '#ui/controls/Button'
import { Chip } from '#ui/controls/Chip'
import { EmptyState } from '#ui/feedback/EmptyState'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useCount } from '#ui/foundation/counted.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { Floor } from './Floor.tsx'
import { FloorSkeleton } from './FloorSkeleton.tsx'
import styles from './SalonChips.module.css'
import { SalonChips } from './SalonChips.tsx'
import { useSalon } from './useSalon.ts'
import { useSalonFilter } from './useSalonFilter.ts'
import { useSalonGames } from './useSalonGames.ts'

type SalonPageProps = {
  /** The page's heading. */
  title: string
  /** Hash of the list of all live games. */
  slice: string
}

/** The live lobby as a floor: tables by language and stake, with their seats. */
export function SalonPage(props: SalonPageProps) {
  return (
    <LiveMessages>
      <Suspense
        fallback={
          <>
            <PageTitle title={props.title} />
            <PageMenu />
            <PageCell>
              <FloorSkeleton />
            </PageCell>
          </>
        }
      >
        <Loaded {...props} />
      </Suspense>
    </LiveMessages>
  )
}

function Loaded({ title, slice }: SalonPageProps) {
  const { formatMessage } = useIntl()
  const counted = useCount()
  const list = useSlice(slice, 'GameList')
  const { games, failed, retry, retrying } = useSalonGames(list)
  const { filter, setFilter } = useSalonFilter()
  const { salon, isUnknown, part, note } = useSalon(games, filter)
  // The number of all tables is known before their data.
  const count = isFiltered(filter) ? codesOf(salon).length : list.total
  return (
    <>
      <PageTitle title={title} count={counted.count(count)}>
        <Chip href={addressOf('live-casino-all-games')} icon="squares-four">
          <span className={styles.asList}>
            <FormattedMessage id="live.salon.asList" />
          </span>
        </Chip>
      </PageTitle>
      <PageMenu />
      <PageCell>
        <SalonChips salon={salon} filter={filter} unknown={isUnknown} onFilter={setFilter} />
      </PageCell>
      <PageCell>
        <FloatingNote {...note} />
        <div ref={part}>
          <Tables salon={salon} games={games} onClear={() => setFilter(noSalonFilter)} />
        </div>
        {failed && (
          <RetryStrip text={formatMessage({ id: 'list.failed' })} retrying={retrying} onRetry={retry} />
        )}
      </PageCell>
    </>
  )
}

type TablesProps = Pick<Parameters<typeof Floor>[0], 'games'> & { salon: Salon; onClear: () => void }

function Tables({ salon, games, onClear }: TablesProps) {
  const { formatMessage } = useIntl()
  if (salon.sections.length > 0) return <Floor sections={salon.sections} games={games} />
  if (games.length === 0)
    return <EmptyState icon="cards-three" title={formatMessage({ id: 'live.salon.noTables' })} />
  return (
    <EmptyState
      icon="funnel"
      title={formatMessage({ id: 'live.salon.none' })}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="live.salon.clear" />
        </Button>
      }
    />
  )
}
