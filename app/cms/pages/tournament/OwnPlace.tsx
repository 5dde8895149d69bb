import { FormattedMessage } from 'react-intl'
import type { Tournament, TournamentPlace } from '#app/api/contract/tournaments.ts'
import { prizeOf } from '#app/domain/tournament.ts'
import { Button } from '#ui/controls/Button'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Prize } from './Prize.tsx'
import styles from './Tournament.module.css'

type OwnPlaceProps = {
  prizes: Tournament['prizes']
  data: TournamentPlace | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** The player's own place; an older one stays when its update fails, and says so. */
export function OwnPlace({ prizes, data, isError, isFetching, refetch }: OwnPlaceProps) {
  if (data) return <Known {...data} prizes={prizes} old={isError} />
  if (!isError) return <Skeleton className={styles.card} />
  return (
    <div className={styles.card}>
      <p className={styles.said} role="status">
        <FormattedMessage id="tournament.ownFailed" />
      </p>
      <Button tone="quiet" loading={isFetching} onClick={refetch}>
        <FormattedMessage id="ui.retry" />
      </Button>
    </div>
  )
}

type KnownProps = TournamentPlace & Pick<Tournament, 'prizes'> & { old: boolean }

function Known({ place, points, prizes, old }: KnownProps) {
  if (place === undefined)
    return (
      <div className={styles.card}>
        <p className={styles.said}>
          <FormattedMessage id="tournament.ownNone" />
        </p>
      </div>
    )
  const prize = prizeOf(prizes, place)
  return (
    <div className={styles.card}>
      <p className={styles.ownPlace}>
        <FormattedMessage id="tournament.own" values={{ place }} />
      </p>
      <p className={styles.said}>
        {points !== undefined && <FormattedMessage id="tournament.points" values={{ points }} />}
        {prize && (
          <>
            {points !== undefined && ' · '}
            <FormattedMessage id="tournament.prize" values={{ prize: <Prize prize={prize} /> }} />
          </>
        )}
      </p>
      {old && (
        <p className={styles.said} role="status">
          <FormattedMessage id="tournament.old" />
        </p>
      )}
    </div>
  )
}
