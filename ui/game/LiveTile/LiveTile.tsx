import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { Icon } from '#ui/media/Icon'
import { LanguageMark, LiveBadge, type Seats, TableFacts } from './LiveMarks.tsx'
import { LivePicture } from './LivePicture.tsx'
import styles from './LiveTile.module.css'
import { useTableState } from './useTableState.ts'

type Table = {
  /** The table's name, and the name of the tile's link. */
  name: string
  /** Where the tile leads. */
  href: string
  /** Picture in 16:9; a newer one is faded in. */
  picture?: string
  /** Who deals now. */
  dealer?: string
  /** Language of the table, for example `ro`. */
  language?: string
  /** Smallest and largest bet, in lei. */
  limits?: { from: number; to: number }
  /** Seats of the table, where they are counted. */
  seats?: Seats
  /** The last results, newest first, where the feed has them. */
  results?: readonly string[]
}

type Open = {
  /** Where playing begins. */
  playHref: string
  open?: true
  opensAt?: never
  onRemind?: never
}

type Closed = {
  /** Whether one can play now. @default true */
  open: false
  /** When it opens again, as a time of the day: „18:00”. */
  opensAt?: string
  /** Asks to be told when it opens; without it there is no such button. */
  onRemind?: () => void
  playHref?: never
}

export type LiveTileProps = Omit<ComponentProps<'article'>, 'children' | 'results'> & Table & (Open | Closed)

/** One live table: what is seen of it now, who deals, for how much, and whether there is a seat. */
export function LiveTile(props: LiveTileProps) {
  const { name, href, picture, language, limits, seats, results, playHref, onRemind } = props
  const { open = true, className, ...rest } = omitOwn(props)
  const { formatMessage } = useIntl()
  const { state, spoken, tone, note } = useTableState({ ...props, open })
  const [first] = useState(state)

  return (
    <article {...rest} className={clsx(styles.tile, className)} data-open={open}>
      <div className={styles.media}>
        <LivePicture className={styles.art} src={picture} />
        <LiveBadge open={open} />
        {language && <LanguageMark code={language} />}
        <div className={styles.plate}>
          <div className={styles.who}>
            <h3 className={styles.name}>
              <Link className={styles.link} data-stretched href={href} aria-label={`${name}. ${spoken}`}>
                {name}
              </Link>
            </h3>
            {note && (
              <p className={styles.note} aria-hidden={!open}>
                {note}
              </p>
            )}
          </div>
          <TableFacts seats={seats} results={results} />
        </div>
        {playHref && (
          <Link
            className={styles.play}
            href={playHref}
            aria-label={formatMessage({ id: 'ui.gameTile.play' }, { name })}
          >
            <Icon name="play-fill" size={24} />
          </Link>
        )}
      </div>
      <div className={styles.footer}>
        {limits && <Amount className={styles.limits} value={limits.from} to={limits.to} />}
        {onRemind ? (
          <Button
            className={styles.remind}
            size="s"
            tone="quiet"
            aria-label={formatMessage({ id: 'ui.liveTile.remindOf' }, { name })}
            onClick={onRemind}
          >
            {formatMessage({ id: 'ui.liveTile.remind' })}
          </Button>
        ) : (
          // The link's name says it too; and nothing here is announced, it changes all the time.
          <p
            key={state}
            className={styles.state}
            data-tone={tone}
            data-changed={state !== first}
            aria-hidden="true"
          >
            {state}
          </p>
        )}
      </div>
    </article>
  )
}

/** What is left for the root element. */
function omitOwn({
  name,
  href,
  playHref,
  picture,
  dealer,
  language,
  limits,
  seats,
  results,
  opensAt,
  onRemind,
  ...rest
}: LiveTileProps) {
  return rest
}
