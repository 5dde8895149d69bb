import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useWinners } from '#app/queries/winners.ts'
import { WinnerOf } from '#app/widgets/WinnerOf.tsx'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { WinnerCardSkeleton } from '#ui/game/WinnerCard'
import { PageCell } from '#ui/layout/Page'
import styles from './CardGrid.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

const kinds = {
  [addressOf('winners-jackpot')]: 'jackpot',
  [addressOf('winners-hall-of-fame')]: 'hall-of-fame',
} as const

/** One of the three lists of winners; which one, the address says (WIN-02). */
export function WinnersPage() {
  return (
    <PageCell>
      <HiddenHeading id="list.all" />
      <MoreWords>
        <WinnersList />
      </MoreWords>
    </PageCell>
  )
}

function WinnersList() {
  const { formatMessage } = useIntl()
  const path = withoutPreview(useLocation().pathname)
  const { data, isError, refetch } = useWinners(kinds[path] ?? 'recent')
  if (!data && isError)
    return (
      <RetryStrip
        text={formatMessage({ id: 'errors.failed-to-fetch-live-winners' })}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Waiting />
  if (data.length === 0) return <EmptyState icon="trophy" title={formatMessage({ id: 'winners.empty' })} />
  return (
    <ol className={styles.cards}>
      {data.map((winner) => (
        <li key={winner.id} className={styles.item}>
          <WinnerOf winner={winner} />
        </li>
      ))}
    </ol>
  )
}

const places = Array.from({ length: 12 }, (_, place) => place)

function Waiting() {
  return (
    <div className={styles.cards} aria-busy="true">
      {places.map((place) => (
        <div key={place} className={styles.item}>
          <WinnerCardSkeleton />
        </div>
      ))}
    </div>
  )
}
