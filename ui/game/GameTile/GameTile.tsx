import { clsx } from 'clsx'
import { type PointerEvent, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useTilePlay } from '#ui/foundation/useTilePlay.ts'
import { PlayLink } from '#ui/game/PlayLink/PlayLink.tsx'
import { RankNumeral } from '#ui/game/RankNumeral'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './GameTile.module.css'
import type { GameTileLayout, GameTileProps } from './gameTileProps.ts'
import { FavouriteMark, JackpotSum, Labels, Rtp, Said, Unavailable } from './TileMarks.tsx'
import hues from './tileHues.module.css'
import motion from './tileMotion.module.css'

// Loaded when a tile is first hovered.
const TileActions = lazyPart(() => import('./TileActions.tsx').then((file) => file.TileActions))

/** Layouts with space for Play beside the name. */
const playable: ReadonlySet<GameTileLayout> = new Set(['Landscape', 'LargeOnMobile'])

const captioned: ReadonlySet<GameTileLayout> = new Set(['Default', 'Portrait', 'Landscape', 'LargeOnMobile'])

/**
 * One game in a list. CSS stretches the name's link over the whole tile: one target and one tab stop. Other actions
 * appear on hover or focus and are never inside the link.
 */
export function GameTile(props: GameTileProps) {
  const { name, provider, href, layout = 'Default', picture, jackpot, rtp, rank, favourite } = props
  const { live, label, hue } = props
  const { state, className, onPointerEnter, onPointerMove, onFocus, ...rest } = omitOwn(props)
  const { formatMessage } = useIntl()
  const [actions, setActions] = useState(false)
  const play = useTilePlay(props)
  const available = state !== 'unavailable'
  const onMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setActions(true)
  // Hidden inside the link, not around it: a clipped link could not stretch over the tile.
  const words = captioned.has(layout) ? undefined : 'visually-hidden'

  return (
    <article
      {...rest}
      className={clsx(styles.tile, motion.tile, className)}
      data-layout={layout}
      data-state={available ? undefined : state}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        onMouse(event)
      }}
      onPointerMove={(event) => {
        onPointerMove?.(event)
        // The pointer may have been over the tile before hydration.
        onMouse(event)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        // A tap focuses too, but opens the details.
        if (event.target.matches(':focus-visible')) setActions(true)
      }}
    >
      {rank !== undefined && layout === 'Top10' && <RankNumeral className={styles.rank} rank={rank} />}
      <div className={styles.media} data-picture="">
        <LazyImage
          className={clsx(styles.art, hues.art, motion.art)}
          {...picture}
          data-hue={hue}
          missing={{ title: name, maker: provider }}
        />
        {(live || label) && <Labels live={live} label={label} beside={favourite?.on === true} />}
        {favourite?.on && <FavouriteMark className={styles.mark} />}
        {jackpot !== undefined && words && (
          <JackpotSum
            className={styles.mark}
            value={jackpot}
            place={live || label ? 'under-label' : 'picture'}
          />
        )}
        {!available && <Unavailable />}
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <Link className={styles.link} data-stretched href={href}>
            {rank !== undefined && (
              <span className="visually-hidden">{formatMessage({ id: 'ui.gameTile.rank' }, { rank })} </span>
            )}
            {words ? <span className={words}>{name}</span> : name}
            <Said jackpot={jackpot} live={live} label={label} state={state} />
          </Link>
        </h3>
        <p className={clsx(styles.provider, words)}>
          {jackpot === undefined || words ? provider : <JackpotSum value={jackpot} instead={provider} />}
          {rtp !== undefined && layout === 'LargeOnMobile' && <Rtp value={rtp} />}
        </p>
        {playable.has(layout) && available && <PlayLink className={styles.play} play={play} />}
      </div>
      {actions && available && (
        <Suspense>
          <TileActions {...props} className={styles.actions} play={play} />
        </Suspense>
      )}
    </article>
  )
}

/** The props for the root element. */
function omitOwn({
  name,
  provider,
  href,
  playHref,
  demoHref,
  layout,
  picture,
  hue,
  live,
  label,
  jackpot,
  rtp,
  rank,
  favourite,
  restricted,
  playLabel,
  ...rest
}: GameTileProps) {
  return rest
}
