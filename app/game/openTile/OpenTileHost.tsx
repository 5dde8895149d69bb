import { useEffect, useRef, useState } from 'react'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { gameAt } from '#app/navigation/modals.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useFavourite } from '#app/player/favourites/useFavourite.ts'
import { useNeedsLogin } from '#app/player/session/auth.ts'
import { savesData } from '#ui/foundation/savesData.ts'
import { prefersStill } from '#ui/foundation/swipe.ts'
import { OpenTile } from '#ui/game/OpenTile'
import { factsOf } from '../facts.ts'
import { useGame } from '../useGame.ts'
import { listenForTiles } from './tileGestures.ts'

/** A tile that is open or closing. */
type Opening = { id: number; tile: HTMLElement; code: string; open: boolean }

const codeOf = (tile: HTMLElement): string | undefined =>
  gameAt(tile.querySelector('[data-stretched]')?.getAttribute('href') ?? '')

const allClosing = (openings: readonly Opening[]): Opening[] =>
  openings.map((opening) => ({ ...opening, open: false }))

/** Opens tiles in their rows, one at a time; not for visitors who want less motion, quiet or less data. */
export function OpenTileHost() {
  const { path } = usePageLocation()
  // Remounts with each page, since its tiles are new elements.
  return <OpenTiles key={path} />
}

function OpenTiles() {
  const [openings, setOpenings] = useState<readonly Opening[]>([])
  const opened = useRef<HTMLElement>(undefined)

  useEffect(() => {
    const listening = new AbortController()
    const close = () => {
      if (!opened.current) return
      opened.current = undefined
      setOpenings(allClosing)
    }
    const open = (tile: HTMLElement) => {
      const code = codeOf(tile)
      if (code === undefined) return
      opened.current = tile
      setOpenings((before) => [
        ...allClosing(before).filter((opening) => opening.tile !== tile),
        { id: (before.at(-1)?.id ?? 0) + 1, tile, code, open: true },
      ])
    }
    const allowed = () => !prefersStill() && !savesData()
    listenForTiles({ opened: () => opened.current, open, close, allowed }, listening.signal)
    return () => listening.abort()
  }, [])

  const remove = (closed: number) => setOpenings((before) => before.filter(({ id }) => id !== closed))
  if (openings.length === 0) return null
  return (
    <MoreMessages>
      {openings.map(({ id, ...opening }) => (
        <OpenGame key={id} {...opening} onClosed={() => remove(id)} />
      ))}
    </MoreMessages>
  )
}

type OpenGameProps = Omit<Opening, 'id'> & { onClosed: () => void }

function OpenGame({ tile, code, open, onClosed }: OpenGameProps) {
  const { gamePicture } = useAssets()
  const { game, failed, loaded } = useGame(code)
  const restricted = useNeedsLogin()
  const favourite = useFavourite(code)
  if (!game) return null
  const { name, provider } = game.tile
  return (
    <OpenTile
      tile={tile}
      open={open}
      onClosed={onClosed}
      name={name}
      provider={provider}
      playHref={addressOf('play-game-real', { game: code })}
      restricted={restricted}
      media={{
        src: game.info?.video,
        poster: {
          ...gamePicture(game.tile, 'Landscape'),
          instead: gamePicture(game.tile, 'Thumbnail'),
          missing: { title: name, maker: provider },
        },
      }}
      facts={loaded ? factsOf(game) : failed ? 'failed' : 'loading'}
      favourite={favourite}
    />
  )
}
