import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { GameLabel, type LabelColors } from '#ui/game/GameLabel'
import { RankNumeral } from '#ui/game/RankNumeral'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './GameTile.module.css'
import { TileActions } from './TileActions.tsx'
import { JackpotChip, Rtp, Unavailable } from './TileMarks.tsx'

export type GameTileLayout = 'Default' | 'DoubleRow' | 'Portrait' | 'Landscape' | 'Top10' | 'LargeOnMobile'

export type TilePicture = { src: string; srcSet?: string; alternative?: { media: string; srcSet: string } }

export type GameTileProps = Omit<ComponentProps<'article'>, 'children' | 'title'> & {
  /** The game's name, and the name of the tile's link. */
  name: string
  /** The provider's name. */
  provider: string
  /** Where the tile leads. */
  href: string
  /** Where a real game begins; offered with mouse and keyboard. */
  playHref: string
  /** Where a demo begins; only games that have one. */
  demoHref?: string
  /** One of the six layouts. @default 'Default' */
  layout?: GameTileLayout
  /** The game's picture in the layout's proportions; without it the tile shows a plate. */
  picture?: TilePicture
  /** At most one label over the picture. */
  label?: { text: string; colors?: LabelColors }
  /** Top amount of the jackpot the game takes part in, in lei. */
  jackpot?: number
  /** Return to player in percent; shown by LargeOnMobile on narrow screens. */
  rtp?: number
  /** Place in a top list, 1 to 10; drawn by the Top10 layout. */
  rank?: number
  /** `unavailable` dims the picture and says so. @default 'available' */
  state?: 'available' | 'unavailable'
}

/** Layouts with room for Play beside the name. */
const playable: ReadonlySet<GameTileLayout> = new Set(['Landscape', 'LargeOnMobile'])

const captioned: ReadonlySet<GameTileLayout> = new Set(['Default', 'Portrait', 'Landscape', 'LargeOnMobile'])

/**
 * One game in a list. CSS stretches the name's link over the whole tile: one target and one tab stop. What can
 * be done besides appears with the mouse or the focus and is never inside the link.
 */
export function GameTile(props: GameTileProps) {
  const { name, provider, href, playHref, demoHref, layout = 'Default', picture, label, jackpot, rtp } = props
  const { rank, state = 'available', className, ...rest } = omitOwn(props)
  const { formatMessage } = useIntl()
  const [awake, setAwake] = useState(false)
  const wake = () => setAwake(true)

  return (
    <article
      {...rest}
      className={clsx(styles.tile, className)}
      data-layout={layout}
      data-state={state === 'unavailable' ? state : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && wake()}
      onFocus={wake}
    >
      {rank !== undefined && layout === 'Top10' && <RankNumeral className={styles.rank} rank={rank} />}
      <div className={styles.media}>
        <LazyImage {...picture} />
        {label && <GameLabel className={styles.label} {...label} />}
        {jackpot !== undefined && <JackpotChip value={jackpot} />}
        {state === 'unavailable' && <Unavailable />}
      </div>
      <div className={captioned.has(layout) ? styles.caption : 'visually-hidden'}>
        <h3 className={styles.name}>
          <Link className={styles.link} href={href}>
            {rank !== undefined && (
              <span className="visually-hidden">{formatMessage({ id: 'ui.gameTile.rank' }, { rank })} </span>
            )}
            {name}
          </Link>
        </h3>
        <p className={styles.provider}>
          {provider}
          {rtp !== undefined && <Rtp value={rtp} />}
        </p>
        {playable.has(layout) && state === 'available' && (
          <IconButton
            className={styles.play}
            icon="play-fill"
            tone="plate"
            href={playHref}
            label={formatMessage({ id: 'ui.gameTile.play' }, { name })}
          />
        )}
      </div>
      {awake && state === 'available' && (
        <TileActions
          className={styles.actions}
          name={name}
          playHref={playHref}
          demoHref={demoHref}
          onlyDemo={layout === 'Landscape'}
        />
      )}
    </article>
  )
}

/** What is left for the root element. */
function omitOwn({
  name,
  provider,
  href,
  playHref,
  demoHref,
  layout,
  picture,
  label,
  jackpot,
  rtp,
  ...rest
}: GameTileProps) {
  return rest
}
