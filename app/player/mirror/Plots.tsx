import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CalendarDay } from '#app/domain/mirror/month.ts'
import {
  balanceShares,
  columnsPath,
  linePath,
  playedShares,
  pointsPath,
  seenPath,
} from '#app/domain/mirror/plot.ts'
import { Amount } from '#ui/game/Amount'
import { SessionClock } from '#ui/player/SessionClock'
import styles from './Mirror.module.css'

type PlotsProps = { month: readonly CalendarDay[]; money: boolean }

/** The month as two drawings; the table has the same figures. */
export function Plots({ month, money }: PlotsProps) {
  const played = playedShares(month)
  const balances = balanceShares(month)
  const isKnown = balances.shares.some((share) => share !== undefined)
  return (
    <div className={styles.plots}>
      <Plot
        days={month.length}
        title={<FormattedMessage id="mirror.plot.time" />}
        greatest={
          <FormattedMessage
            id="mirror.plot.most"
            values={{ value: <SessionClock startedAt={0} now={played.greatest} named={false} /> }}
          />
        }
      >
        <path className={styles.line} d={seenPath(played)} />
        <path className={styles.column} d={columnsPath(played)} />
      </Plot>
      {money && isKnown && (
        <Plot
          days={month.length}
          title={<FormattedMessage id="mirror.plot.balance" />}
          greatest={
            <FormattedMessage
              id="mirror.plot.most"
              values={{ value: <Amount value={balances.greatest} /> }}
            />
          }
        >
          <path className={styles.base} d={`M0 1H${month.length}`} />
          <path className={styles.line} d={linePath(balances)} />
          <path className={styles.points} d={pointsPath(balances)} />
        </Plot>
      )}
    </div>
  )
}

type PlotProps = { days: number; title: ReactNode; greatest: ReactNode; children: ReactNode }

/** A drawing of one unit a day in width, stretched to its place; its texts are beside it, so that they grow with the page. */
function Plot({ days, title, greatest, children }: PlotProps) {
  return (
    <figure className={styles.plot}>
      <figcaption className={styles.caption}>
        <span className={styles.plotTitle}>{title}</span> <span className={styles.note}>{greatest}</span>
      </figcaption>
      <svg className={styles.drawing} viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>1</span>
        {days > 1 && <span>{days}</span>}
      </div>
    </figure>
  )
}
