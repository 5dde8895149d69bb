import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Leaderboard, Tournament, TournamentPlace } from '#app/api/contract/tournaments.ts'
import { useLeaderboard } from '#app/content/leaderboard.ts'
import { isOwn, prizeOf } from '#app/domain/tournament.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Skeleton } from '#ui/feedback/Skeleton'
import { RankNumeral } from '#ui/game/RankNumeral'
import { Section } from '#ui/layout/Section'
import { Prize } from './Prize.tsx'
import styles from './Tournament.module.css'

/** Number of places shown at first. */
const FIRST_PLACES = 10

type BoardProps = Pick<Tournament, 'prizes'> & {
  /** Id of the promotion. */
  promotion: string
  own: TournamentPlace | undefined
}

/** The leaderboard, refreshed while the page is open. */
export function Board({ promotion, ...rest }: BoardProps) {
  const { formatMessage } = useIntl()
  const { data: board, isError, isFetching, refetch } = useLeaderboard(promotion)
  const count = board?.players
    ? formatMessage({ id: 'tournament.players' }, { count: board.players })
    : undefined
  return (
    <Section title={formatMessage({ id: 'tournament.board' })} count={count}>
      {board ? (
        <Standings {...rest} board={board} old={isError} />
      ) : isError ? (
        <RetryStrip
          text={formatMessage({ id: 'tournament.failed' })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : board === null ? (
        <NobodyYet />
      ) : (
        <Waiting />
      )}
    </Section>
  )
}

function NobodyYet() {
  return <EmptyState icon="trophy" title={useIntl().formatMessage({ id: 'tournament.nobody' })} />
}

type StandingsProps = Omit<BoardProps, 'promotion'> & {
  board: Leaderboard
  /** Whether its update has failed. */
  old: boolean
}

function Standings({ board: { standings, updatedAt }, prizes, own, old }: StandingsProps) {
  const { formatTime } = useIntl()
  const [whole, setWhole] = useState(false)
  if (standings.length === 0) return <NobodyYet />
  const shown = whole ? standings : standings.slice(0, FIRST_PLACES)
  const time = formatTime(updatedAt, { timeZone: 'Europe/Bucharest' })
  return (
    <>
      <table className={styles.board}>
        <Heads />
        <tbody>
          {shown.map((standing) => (
            <Row key={standing.place} {...standing} prizes={prizes} own={isOwn(standing, own)} />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p role={old ? 'status' : undefined}>
          <FormattedMessage id={old ? 'tournament.stale' : 'tournament.updated'} values={{ time }} />
        </p>
        {standings.length > FIRST_PLACES && (
          <Button tone="quiet" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            <FormattedMessage id={whole ? 'tournament.fewer' : 'tournament.all'} />
          </Button>
        )}
      </div>
    </>
  )
}

const heads = [
  'tournament.head.place',
  'tournament.head.player',
  'tournament.head.points',
  'tournament.head.prize',
] as const

const Heads = () => (
  <thead>
    <tr>
      {heads.map((id) => (
        <th key={id} scope="col">
          <FormattedMessage id={id} />
        </th>
      ))}
    </tr>
  </thead>
)

type RowProps = Leaderboard['standings'][number] & Pick<Tournament, 'prizes'> & { own: boolean }

function Row({ place, player, points, prizes, own }: RowProps) {
  const prize = prizeOf(prizes, place)
  return (
    <tr data-own={own || undefined}>
      <td>
        {place <= 3 && <RankNumeral className={styles.medal} rank={place} />}
        <span className={place <= 3 ? 'visually-hidden' : undefined}>{place}</span>
      </td>
      <th scope="row">{own ? <FormattedMessage id="tournament.you" /> : player}</th>
      <td>
        <FormattedMessage id="tournament.number" values={{ points }} />
      </td>
      <td>{prize && <Prize prize={prize} />}</td>
    </tr>
  )
}

const places = Array.from({ length: FIRST_PLACES }, (_, index) => index)

/** Rows and foot have their height before the leaderboard is known. */
const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    {places.map((place) => (
      <Skeleton key={place} shape="line" />
    ))}
  </div>
)
