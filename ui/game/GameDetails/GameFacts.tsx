import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Meter } from '#ui/feedback/Meter'
import { Amount } from '#ui/game/Amount'
import { Popover } from '#ui/overlay/Popover'
import styles from './GameFacts.module.css'

export type Volatility = 1 | 2 | 3 | 4 | 5

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

const volatilities = {
  1: 'ui.gameDetails.volatility.1',
  2: 'ui.gameDetails.volatility.2',
  3: 'ui.gameDetails.volatility.3',
  4: 'ui.gameDetails.volatility.4',
  5: 'ui.gameDetails.volatility.5',
} as const

/** The known facts, in one column on phones and in two if there is space. */
export function GameFactsList({
  facts: { bet, maxWin, rtp, volatility, lines, reels, dealer, table },
}: {
  facts: GameFacts
}) {
  const { formatMessage, formatNumber } = useIntl()
  const percent =
    rtp !== undefined && formatNumber(rtp, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
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
      {percent && (
        <Fact name="RTP" about="rtp">
          {percent}%
        </Fact>
      )}
      {volatility && (
        <Fact name={volatilityName} about="volatility">
          <Meter
            label={volatilityName}
            value={volatility}
            word={formatMessage({ id: volatilities[volatility] })}
          />
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

type FactProps = {
  name: string
  /** The explanation that the button beside it opens. */
  about?: keyof typeof meanings
  children: ReactNode
}

function Fact({ name, about, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>
        {name}
        {about && <Meaning of={about} />}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const meanings = {
  rtp: { label: 'ui.gameDetails.rtp.about', text: 'ui.gameDetails.rtp.meaning' },
  volatility: { label: 'ui.gameDetails.volatility.about', text: 'ui.gameDetails.volatility.meaning' },
} as const

function Meaning({ of }: { of: keyof typeof meanings }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: meanings[of].label })
  return (
    <Popover
      label={label}
      trigger={<IconButton className={styles.about} icon="info" size="s" label={label} />}
    >
      {formatMessage({ id: meanings[of].text })}
    </Popover>
  )
}
