import { useIntl } from 'react-intl'
import type { Tournament as Rules } from '#app/api/contract/tournaments.ts'
import { prizePool } from '#app/domain/tournament.ts'
import { useTournamentPlace } from '#app/player/data/tournamentPlace.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { Amount } from '#ui/game/Amount'
import { Section } from '#ui/layout/Section'
import { Board } from './Board.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { Prize } from './Prize.tsx'
import styles from './Tournament.module.css'

type TournamentProps = {
  /** Id of its promotion. */
  promotion: string
  tournament: Rules
}

/** Leaderboard, own place, prizes and rules of a tournament. */
export function Tournament({ promotion, tournament: { prizes, rules } }: TournamentProps) {
  const { formatMessage } = useIntl()
  const { player } = useAuth()
  const own = useTournamentPlace(promotion, player !== undefined)
  return (
    <div className={styles.tournament}>
      {/* Its space is reserved before the scripts run, where a player is expected. */}
      <div className={styles.own}>{player && <OwnPlace {...own} prizes={prizes} />}</div>
      <Board promotion={promotion} prizes={prizes} own={player && own.data} />
      <div className={styles.aside}>
        {prizes.length > 0 && <Prizes prizes={prizes} />}
        {rules.length > 0 && (
          <Section title={formatMessage({ id: 'tournament.rules' })}>
            <ul className={styles.rules}>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  )
}

function Prizes({ prizes }: Pick<Rules, 'prizes'>) {
  const { formatMessage } = useIntl()
  const pool = prizePool(prizes)
  return (
    <Section
      title={formatMessage({ id: 'tournament.prizes' })}
      count={pool !== undefined && <Amount value={pool} form="digits" />}
    >
      <dl className={styles.prizes}>
        {prizes.map((prize) => (
          <div key={prize.from}>
            <dt>
              {formatMessage(
                { id: prize.from === prize.to ? 'tournament.place' : 'tournament.places' },
                { from: prize.from, to: prize.to },
              )}
            </dt>
            <dd>
              <Prize prize={prize} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
