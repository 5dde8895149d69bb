import { useIntl } from 'react-intl'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Section } from '#ui/layout/Section'
import { BonusCard } from '#ui/player/BonusCard'
import { type OwnBonus, useOwnBonuses } from './bonuses.ts'
import styles from './OwnBonuses.module.css'

type Kind = 'free-spins' | 'golden-chips'

const kindOf = ({ freeSpinsCountRemaining = 0 }: OwnBonus): Kind =>
  freeSpinsCountRemaining > 0 ? 'free-spins' : 'golden-chips'

const leftOf = ({ freeSpinsCountRemaining = 0, goldenChips }: OwnBonus): number =>
  freeSpinsCountRemaining || (goldenChips?.goldenChipsCountRemaining ?? 0)

/** The player's bonuses, of one kind or of both (BON-02); renders nothing without any. */
export function OwnBonuses({ only }: { only?: Kind }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'bonus.mine' })
  const { fact, retry, retrying } = useOwnBonuses()
  if (fact.state === 'failed')
    return (
      <Section title={title}>
        <RetryStrip
          text={formatMessage({ id: 'errors.failed-to-fetch-player-bonuses' })}
          retrying={retrying}
          onRetry={retry}
        />
      </Section>
    )
  if (fact.state === 'pending') return null
  const bonuses = fact.value.filter((bonus) => only === undefined || kindOf(bonus) === only)
  if (bonuses.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.bonuses}>
        {bonuses.map((bonus, place) => (
          <li key={bonus.bonusId ?? place}>
            <BonusCard
              state="active"
              kind={kindOf(bonus)}
              title={bonus.title ?? formatMessage({ id: 'bonus.title' })}
              remaining={leftOf(bonus)}
              games={formatMessage({ id: 'ui.games' }, { count: bonus.selectedGames.length })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
