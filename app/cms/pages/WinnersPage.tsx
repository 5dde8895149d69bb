import { FormattedMessage, useIntl } from 'react-intl'
import type { Winner } from '#app/api/contract/winners.ts'
import { useWinners } from '#app/content/winners.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { WinnerOf } from '#app/tiles/WinnerOf.tsx'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { WinnerCardSkeleton } from '#ui/game/WinnerCard'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import styles from './CardGrid.module.css'
import podium from './Podium.module.css'

const kinds = {
  [addressOf('winners-jackpot')]: 'jackpot',
  [addressOf('winners-hall-of-fame')]: 'hall-of-fame',
} as const

/** One of the three lists of winners, chosen by the address (WIN-02). */
export function WinnersPage() {
  return (
    <PageCell className={styles.room}>
      <HiddenHeading>
        <FormattedMessage id="list.all" />
      </HiddenHeading>
      <MoreMessages>
        <WinnersList />
      </MoreMessages>
    </PageCell>
  )
}

function WinnersList() {
  const { formatMessage } = useIntl()
  const { path } = usePageLocation()
  const kind = kinds[path] ?? 'recent'
  const { data, isError, refetch } = useWinners(kind)
  if (!data && isError)
    return (
      <RetryStrip
        text={formatMessage({ id: 'errors.failed-to-fetch-live-winners' })}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return kind === 'hall-of-fame' ? <WaitingHall /> : <Waiting />
  if (data.length === 0) return <EmptyState icon="trophy" title={formatMessage({ id: 'winners.empty' })} />
  return kind === 'hall-of-fame' ? <HallOfFame winners={data} /> : <List winners={data} />
}

type ListProps = { winners: readonly Winner[]; start?: number }

const List = ({ winners, start }: ListProps) => (
  <ol className={styles.cards} start={start}>
    {winners.map((winner) => (
      <li key={winner.id} className={styles.item}>
        <WinnerOf winner={winner} />
      </li>
    ))}
  </ol>
)

const steps = [1, 2, 3] as const

/** The three largest wins on a podium, then the others. */
function HallOfFame({ winners }: { winners: readonly Winner[] }) {
  const rest = winners.slice(steps.length)
  return (
    <div className={podium.hall}>
      <ol className={podium.podium}>
        {steps.map((rank) => {
          const winner = winners[rank - 1]
          return (
            winner && (
              <li key={winner.id} className={podium.place} data-rank={rank}>
                <WinnerOf winner={winner} rank={rank} />
              </li>
            )
          )
        })}
      </ol>
      {rest.length > 0 && <List winners={rest} start={steps.length + 1} />}
    </div>
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

/** The podium has its height before its winners are known. */
const WaitingHall = () => (
  <div className={podium.hall} aria-busy="true">
    <div className={podium.podium}>
      {steps.map((rank) => (
        <div key={rank} className={podium.place} data-rank={rank}>
          <WinnerCardSkeleton rank={rank} />
        </div>
      ))}
    </div>
    <Waiting />
  </div>
)
