import { clsx } from 'clsx'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { FavouriteMark, type TileFavourite } from '#ui/game/GameTile'
import { MOST_DOTS, SeatStrip } from '#ui/game/SeatStrip'
import { Flag, isFlagCode } from '#ui/media/Flag'
import styles from './LiveMarks.module.css'

/** The language spoken at the table: its flag and its code. */
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

/** The heart; touch has the details to change it and sees only that it is on. */
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
  /** Of a closed table no seat is free; as it opens none has just become so. */
  closed: boolean
  stale: boolean
  still: boolean
}

/** Letters of results that leave room for the dealer. */
const ROOM = 12

/** As many of the last results as there is room for, at most four. */
function shortOf(results: readonly string[]): string {
  const shown = results.slice(0, 4).filter((_, at, all) => all.slice(0, at + 1).join('').length <= ROOM)
  return (shown.length > 0 ? shown : results.slice(0, 1)).join(' · ')
}

/** Seats as dots, or the last results where there are no seats to count. */
export const TableFacts = memo(function TableFacts({
  seats = [],
  results = [],
  closed,
  stale,
  still,
}: TableFactsProps) {
  const { formatMessage } = useIntl()
  if (seats.length > MOST_DOTS) return null
  if (seats.length > 0) {
    return (
      <span className={styles.facts} data-stale={stale || undefined} aria-hidden="true">
        <SeatStrip
          key={String(closed)}
          seats={closed ? seats.map(() => false) : seats}
          show="dots"
          tone="media"
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
