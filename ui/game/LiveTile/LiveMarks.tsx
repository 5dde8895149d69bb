import { clsx } from 'clsx'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { FavouriteMark, type TileFavourite } from '#ui/game/GameTile'
import { MAX_DOTS, SeatStrip } from '#ui/game/SeatStrip'
import { Flag, isFlagCode } from '#ui/media/Flag'
import styles from './LiveMarks.module.css'

/** The language of the table: its flag and its code. */
export const LanguageMark = memo(function LanguageMark({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const known = isFlagCode(code)
  return (
    <p className={styles.language}>
      {known && <Flag code={code} size="s" />}
      <span className="visually-hidden">{formatMessage({ id: 'ui.liveTile.language' })} </span>
      <span className={styles.code} data-flag={known}>
        {code.toUpperCase()}
      </span>
    </p>
  )
})

type HeartProps = { favourite: TileFavourite; name: string; className?: string }

/** The heart; on touch the details change it, and the tile only shows a favourite. */
export function Heart({ favourite, name, className }: HeartProps) {
  return (
    <div className={styles.heart}>
      {favourite.on && <FavouriteMark className={styles.mark} />}
      <FavouriteButton
        {...favourite}
        className={clsx(styles.button, className)}
        name={name}
        size="s"
        tone="media"
      />
    </div>
  )
}

type TableFactsProps = {
  seats: readonly boolean[] | undefined
  results: readonly string[] | undefined
  /** A closed table has no free seat; when it opens no seat counts as just freed. */
  closed: boolean
  stale: boolean
  still: boolean
}

/** Characters of results that leave space for the dealer. */
const MAX_RESULTS_LENGTH = 12

/** As many of the last results as fit, four at most. */
function shortOf(results: readonly string[]): string {
  const shown = results
    .slice(0, 4)
    .filter((_, at, all) => all.slice(0, at + 1).join('').length <= MAX_RESULTS_LENGTH)
  return (shown.length > 0 ? shown : results.slice(0, 1)).join(' · ')
}

/** Seats as dots, or the last results if there is no seat data. */
export const TableFacts = memo(function TableFacts({
  seats = [],
  results = [],
  closed,
  stale,
  still,
}: TableFactsProps) {
  const { formatMessage } = useIntl()
  if (seats.length > MAX_DOTS) return null
  if (seats.length > 0) {
    return (
      <span className={styles.facts} data-stale={stale || undefined} aria-hidden="true">
        <SeatStrip
          key={String(closed)}
          seats={closed ? seats.map(() => false) : seats}
          show="dots"
          still={still}
        />
      </span>
    )
  }
  if (results.length === 0) return null
  return (
    <p className={styles.facts} data-results data-stale={stale || undefined}>
      <span className="visually-hidden">{formatMessage({ id: 'ui.liveTile.results' })} </span>
      {shortOf(results)}
    </p>
  )
})
