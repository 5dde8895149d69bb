import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { serverTimeAt } from '#app/api/serverClock.ts'
import { winnersQuery } from '#app/content/winners.ts'
import { seconds } from '#app/domain/durations.ts'
import { growthOf, type JackpotLedger, pointsOf } from '#app/domain/jackpots/ledger.ts'
import { agoOf } from '#app/domain/timeAgo.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useJackpot } from '#app/tiles/jackpots/jackpotFeed.ts'
import { useJackpotLedger } from '#app/tiles/jackpots/jackpotLedgers.ts'
import styles from './JackpotFacts.module.css'

const WIDTH = 64
const HEIGHT = 18

/** How far back a time is, in words. */
function useAgo() {
  const { formatMessage, formatRelativeTime } = useIntl()
  return (at: number, now: number): string => {
    const ago = agoOf(at, now)
    return ago ? formatRelativeTime(-ago.value, ago.unit) : formatMessage({ id: 'winners.now' })
  }
}

/** Facts about a jackpot besides its amounts: growth, last fall, and the age of the data. */
export function JackpotFacts({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const ledger = useJackpotLedger(id)
  const now = useNow(seconds(10))
  const ago = useAgo()
  const reportedAt = ledger?.reports.at(-1)?.at
  return (
    <dl className={styles.facts}>
      <Fact name={formatMessage({ id: 'jackpots.growth' })}>
        <Growth ledger={ledger} now={now} />
      </Fact>
      <Fact name={formatMessage({ id: 'jackpots.fall' })}>
        <LastFall id={id} ledger={ledger} now={now} />
      </Fact>
      <Fact name={formatMessage({ id: 'jackpots.age' })}>
        {reportedAt === undefined ? formatMessage({ id: 'jackpots.asLoaded' }) : ago(reportedAt, now)}
      </Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)

type GrowthProps = { ledger: JackpotLedger | undefined; now: number }

function Growth({ ledger, now }: GrowthProps) {
  const { formatMessage, formatNumber } = useIntl()
  const ago = useAgo()
  const growth = ledger && growthOf(ledger)
  if (!growth) return formatMessage({ id: 'jackpots.growthSoon' })
  const since = ago(growth.since, now)
  if (growth.lei <= 0) return formatMessage({ id: 'jackpots.unchanged' }, { since })
  const lei = formatNumber(growth.lei, { minimumFractionDigits: 2 })
  return (
    <>
      <svg
        className={styles.line}
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        width={WIDTH}
        height={HEIGHT}
        aria-hidden="true"
        focusable="false"
      >
        <polyline points={pointsOf(ledger.reports, WIDTH, HEIGHT)} />
      </svg>
      {formatMessage({ id: 'jackpots.grown' }, { lei, since })}
    </>
  )
}

type LastFallProps = GrowthProps & { id: string }

/** The last fall: seen since the page opened, else the latest one among the public wins. */
function LastFall({ id, ledger, now }: LastFallProps) {
  const { formatMessage, formatNumber } = useIntl()
  const ago = useAgo()
  const codes = useJackpot(id)?.gameCodes
  const present = useAfterFirstInteraction()
  const { data, isError } = useQuery({ ...winnersQuery('jackpot'), enabled: present })
  const lei = (amount: number) => formatNumber(amount, { minimumFractionDigits: 2 })
  if (ledger?.fall) {
    const { at, lei: amount, level } = ledger.fall
    return formatMessage({ id: 'jackpots.fell' }, { level, lei: lei(amount), when: ago(at, now) })
  }
  if (isError && !data) return formatMessage({ id: 'jackpots.fallUnknown' })
  if (!data || !codes) return formatMessage({ id: 'jackpots.fallSoon' })
  const [last] = data
    .filter(({ tile }) => codes.includes(tile.code))
    .toSorted((one, other) => other.at - one.at)
  if (!last) return formatMessage({ id: 'jackpots.fallNone' })
  const values = { lei: lei(last.win), game: last.tile.name, when: ago(last.at, serverTimeAt(now)) }
  return formatMessage({ id: 'jackpots.fellPublic' }, values)
}
