import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Meter } from '#ui/feedback/Meter'
import { Amount } from '#ui/game/Amount'
import { Popover } from '#ui/overlay/Popover'
import { rtpWords, type Volatility, volatilityWords } from './factWords.ts'
import styles from './GameFacts.module.css'

export type GameFacts = {
  /** Smallest and largest bet, in lei. */
  bet?: { from: number; to: number }
  /** The largest win, in lei. */
  maxWin?: number
  /** Return to player in percent, with two decimals. */
  rtp?: number
  /** From 1, very low, to 5, very high. */
  volatility?: Volatility
  lines?: number
  reels?: number
  /** Current dealer of a live table. */
  dealer?: ReactNode
  /** Whether a live table has a free seat. */
  table?: ReactNode
}

/** The known facts, in one column on phones and in two if there is space. */
export function GameFactsList({
  facts: { bet, maxWin, rtp, volatility, lines, reels, dealer, table },
}: {
  facts: GameFacts
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const returned = rtp === undefined ? undefined : rtpWords(rtp, intl)
  const pace = volatility && volatilityWords(volatility, intl)
  const volatilityName = formatMessage({ id: 'ui.gameDetails.volatility' })
  return (
    <dl className={styles.facts}>
      {dealer && <Fact name={formatMessage({ id: 'ui.gameDetails.dealer' })}>{dealer}</Fact>}
      {table && <Fact name={formatMessage({ id: 'ui.gameDetails.table' })}>{table}</Fact>}
      {bet && (
        <Fact name={formatMessage({ id: 'ui.gameDetails.bet' })}>
          <Amount value={bet.from} to={bet.to} />
        </Fact>
      )}
      {maxWin !== undefined && (
        <Fact name={formatMessage({ id: 'ui.gameDetails.maxWin' })}>
          <Amount value={maxWin} form="digits" />
        </Fact>
      )}
      {returned && (
        <Fact name="RTP" about="ui.gameDetails.rtp.about" meaning={returned.meaning}>
          {returned.value}
        </Fact>
      )}
      {volatility && pace && (
        <Fact name={volatilityName} about="ui.gameDetails.volatility.about" meaning={pace.meaning}>
          <Meter label={volatilityName} value={volatility} word={pace.value} />
        </Fact>
      )}
      {lines !== undefined && reels !== undefined ? (
        <Fact name={formatMessage({ id: 'ui.gameDetails.linesReels' })}>
          {formatMessage({ id: 'ui.gameDetails.lineCount' }, { count: lines })},{' '}
          {formatMessage({ id: 'ui.gameDetails.reelCount' }, { count: reels })}
        </Fact>
      ) : (
        <>
          {lines !== undefined && <Fact name={formatMessage({ id: 'ui.gameDetails.lines' })}>{lines}</Fact>}
          {reels !== undefined && <Fact name={formatMessage({ id: 'ui.gameDetails.reels' })}>{reels}</Fact>}
        </>
      )}
    </dl>
  )
}

type FactProps = Partial<MeaningProps> & { name: string; children: ReactNode }

function Fact({ name, about, meaning, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        {name}
        {about && meaning && <Meaning about={about} meaning={meaning} />}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

type MeaningProps = {
  /** Message with the name of the button that opens the explanation. */
  about: 'ui.gameDetails.rtp.about' | 'ui.gameDetails.volatility.about'
  /** What the value of this game means. */
  meaning: string
}

function Meaning({ about, meaning }: MeaningProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: about })
  return (
    <Popover
      label={label}
      trigger={<IconButton className={styles.about} icon="info" size="s" label={label} />}
    >
      {meaning} {formatMessage({ id: 'ui.gameDetails.oneSession' })}
    </Popover>
  )
}
