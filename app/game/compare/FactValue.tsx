import { FormattedMessage, useIntl } from 'react-intl'
import { TopJackpot } from '#app/tiles/jackpots/TopJackpot.tsx'
import { Meter } from '#ui/feedback/Meter'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Amount } from '#ui/game/Amount'
import { rtpWords, type Volatility, volatilityWords } from '#ui/game/GameDetails/factWords.ts'
import styles from './CompareTable.module.css'
import type { Cell, FactName } from './rows.ts'

const absences = { unsaid: 'compare.unsaid', none: 'compare.none', failed: 'compare.notLoaded' } as const

type FactValueProps = { fact: FactName; cell: Cell; game: string | undefined }

/** One fact of one game, in words if it needs them; why there is none otherwise. */
export function FactValue({ fact, cell, game }: FactValueProps) {
  switch (cell.state) {
    case 'loading':
      return <Skeleton shape="line" />
    case 'range':
      return <Amount value={cell.from} to={cell.to} />
    case 'known':
      return <Known fact={fact} value={cell.value} game={game} />
    default:
      return (
        <span className={styles.absent}>
          <FormattedMessage id={absences[cell.state]} />
        </span>
      )
  }
}

function Known({ fact, value, game = '' }: { fact: FactName; value: number; game: string | undefined }) {
  const intl = useIntl()
  switch (fact) {
    case 'rtp': {
      const { value: percent, meaning } = rtpWords(value, intl)
      return <WithMeaning meaning={meaning}>{percent}</WithMeaning>
    }
    case 'volatility': {
      const step = value as Volatility
      const { value: word, meaning } = volatilityWords(step, intl)
      const label = intl.formatMessage({ id: 'ui.gameDetails.volatility' })
      return (
        <WithMeaning meaning={meaning}>
          <Meter className={styles.meter} label={label} value={step} word={word} />
        </WithMeaning>
      )
    }
    case 'jackpot':
      return <TopJackpot game={game} served={value} form="short" />
    case 'maxWin':
      return <Amount value={value} form="digits" />
    default:
      return intl.formatNumber(value)
  }
}

const WithMeaning = ({ meaning, children }: { meaning: string; children: React.ReactNode }) => (
  <>
    {children}
    <span className={styles.meaning}>{meaning}</span>
  </>
)
