import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { Skeleton } from '#ui/feedback/Skeleton'
import { useTilePlay } from '#ui/foundation/useTilePlay.ts'
import { Amount } from '#ui/game/Amount'
import { FavouriteButton, type FavouriteButtonProps } from '#ui/game/FavouriteButton'
import type { GameFacts } from '#ui/game/GameDetails'
import { PlayLink } from '#ui/game/PlayLink/PlayLink.tsx'
import { VideoPreview, type VideoPreviewProps } from '#ui/media/VideoPreview'
import { makeRoom, type Room } from './makeRoom.ts'
import styles from './OpenTile.module.css'

export type OpenTileProps = {
  /** Root element of the tile that opens, in a Rail; without one no tile is open. */
  tile: HTMLElement | null
  /** Whether it is open; false closes it. @default true */
  open?: boolean
  /** Called when it has closed. */
  onClosed: () => void
  /** The game's name. */
  name: string
  /** The provider's name, shown if no fact is known. */
  provider: string
  /** Address of the game for money. */
  playHref: string
  /** Whether playing needs a login: Play has a lock. @default false */
  restricted?: boolean
  /** Picture and video in 16:9. */
  media: Pick<VideoPreviewProps, 'src' | 'poster'>
  /** Stakes and volatility; `loading` while they are on their way, `failed` if their request failed. */
  facts: Pick<GameFacts, 'bet' | 'volatility'> | 'loading' | 'failed'
  /** The heart, for players. */
  favourite?: Pick<FavouriteButtonProps, 'on' | 'pending' | 'onToggle'>
}

function watchWidth(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

/**
 * A tile that has opened in its row: a wide picture or a silent video, stakes, volatility, heart and Play. The row keeps
 * its height, and the neighbours make room. The tile's own link grows with it.
 */
export function OpenTile({ tile, open = true, onClosed, ...content }: OpenTileProps) {
  const panel = useRef<HTMLDivElement>(null)
  const room = useRef<Room>(null)
  const closed = useEffectEvent(onClosed)
  const width = useSyncExternalStore(
    watchWidth,
    () => innerWidth,
    () => 0,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width of the window needs other room
  useLayoutEffect(() => {
    if (!panel.current || !tile) return
    room.current = makeRoom(tile, panel.current)
    return room.current.remove
  }, [tile, width])

  useEffect(() => {
    if (!open) void room.current?.close().then(() => closed())
  }, [open])

  if (!tile) return null
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: no form fields, so no fieldset
    <div ref={panel} className={styles.panel} role="group" aria-label={content.name} data-open-tile="">
      <Content {...content} />
    </div>,
    tile,
  )
}

type ContentProps = Omit<OpenTileProps, 'tile' | 'open' | 'onClosed'>

function Content({ name, provider, playHref, restricted, media, facts, favourite }: ContentProps) {
  const play = useTilePlay({ name, playHref, restricted })
  return (
    <>
      <VideoPreview className={styles.picture} {...media} active />
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
          <div className={styles.facts} aria-live="polite">
            <Facts facts={facts} provider={provider} />
          </div>
        </div>
        {favourite && <FavouriteButton {...favourite} className={styles.action} name={name} />}
        <PlayLink className={styles.action} play={play} />
      </div>
    </>
  )
}

const volatilities = {
  1: 'ui.openTile.volatility.1',
  2: 'ui.openTile.volatility.2',
  3: 'ui.openTile.volatility.3',
  4: 'ui.openTile.volatility.4',
  5: 'ui.openTile.volatility.5',
} as const

function Facts({ facts, provider }: Pick<OpenTileProps, 'facts' | 'provider'>) {
  const { formatMessage } = useIntl()
  if (facts === 'loading')
    return (
      <>
        <Skeleton className={styles.line} shape="line" />
        <Skeleton className={styles.line} shape="line" />
      </>
    )
  if (facts === 'failed') return <p>{formatMessage({ id: 'ui.openTile.failed' })}</p>
  const { bet, volatility } = facts
  if (!bet && !volatility) return <p>{provider}</p>
  return (
    <>
      {bet && (
        <p>
          {formatMessage(
            { id: 'ui.openTile.bet' },
            { bet: <Amount key="bet" value={bet.from} to={bet.to} /> },
          )}
        </p>
      )}
      {volatility && <p>{formatMessage({ id: volatilities[volatility] })}</p>}
    </>
  )
}
