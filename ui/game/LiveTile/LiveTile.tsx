import { clsx } from 'clsx'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { useTilePlay } from '#ui/foundation/useTilePlay.ts'
import { LiveMark } from '#ui/game/GameTile'
import { PlayLink } from '#ui/game/PlayLink/PlayLink.tsx'
import { RankNumeral } from '#ui/game/RankNumeral'
import { keepFocus } from './keepFocus.ts'
import { LiveFooter } from './LiveFooter.tsx'
import { Heart, LanguageMark, TableFacts } from './LiveMarks.tsx'
import { LivePicture } from './LivePicture.tsx'
import styles from './LiveTile.module.css'
import { type LiveTileProps, omitOwn } from './liveTileProps.ts'
import { useTableState } from './useTableState.ts'

type PlayProps = Parameters<typeof useTilePlay>[0] & { passed: boolean }

/** Link to play; `passed` removes it from the tab order. */
const Play = memo(function Play({ passed, ...game }: PlayProps) {
  return (
    <PlayLink
      ref={keepFocus}
      className={clsx(styles.play, styles.offered)}
      play={useTilePlay(game)}
      tabIndex={passed ? -1 : undefined}
      onArt
      iconSize={24}
    />
  )
})

/**
 * One live table: its current picture, and under it name, dealer, language, seats and bets. All data of the feed has
 * reserved space, so that no change shifts the layout.
 */
export function LiveTile(props: LiveTileProps) {
  const { name, provider, href, picture, livePicture, language, seats, results, limits, onWatch } = props
  const { favourite, rank, stale = false, watched = false, still = false } = props
  const { className, ...rest } = omitOwn(props)
  const { formatMessage } = useIntl()
  const table = useTableState(props)
  const { is, spoken, note } = table
  const known = is !== 'unknown'
  const place = rank === undefined ? '' : `${formatMessage({ id: 'ui.gameTile.rank' }, { rank })} `

  return (
    <article {...rest} className={clsx(styles.tile, className)} data-state={is}>
      <div className={styles.caption}>
        {rank !== undefined && <RankNumeral className={styles.rank} rank={rank} />}
        <h3 className={styles.name}>
          <Link data-stretched href={href} aria-label={place + (spoken ? `${name}. ${spoken}` : name)}>
            {name}
          </Link>
        </h3>
        <div className={styles.facts}>
          <p className={styles.note} aria-hidden={is === 'closed' && note !== provider}>
            {note}
          </p>
          {language && <LanguageMark code={language} />}
          {known && <TableFacts {...{ seats, results, stale, still }} closed={is === 'closed'} />}
        </div>
      </div>
      <div className={styles.media}>
        <LivePicture className={styles.art} {...picture} live={livePicture} maker={provider} still={still} />
        {is !== 'closed' && (
          <Play
            name={name}
            playHref={props.playHref}
            restricted={props.restricted}
            playLabel={props.playLabel}
            // A tile has at most three tab stops; the details have Play too.
            passed={is === 'full' && Boolean(onWatch && favourite)}
          />
        )}
        <div className={styles.marks}>
          <LiveMark className={styles.live} state={is === 'open' && stale ? 'unknown' : is} />
          {favourite && <Heart className={styles.offered} favourite={favourite} name={name} />}
        </div>
      </div>
      <LiveFooter {...{ name, limits, table, onWatch, watched, stale, still }} />
    </article>
  )
}
