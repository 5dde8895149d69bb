import { useEffect, useRef, useState } from 'react'
import { GameDetails } from '#ui/game/GameDetails'
import { GameTile, type GameTileProps } from '#ui/game/GameTile'
import { Drawer, travel } from '#ui/overlay/Drawer'
import { art } from '../ui/game/art.ts'

const wide = art({ hue: 30, width: 640, height: 360 })

type DetailsProps = { open: boolean; picture: () => HTMLImageElement | null | undefined }

/** The details of the tile, into which its picture travels and from which it returns. */
function Details({ open, picture }: DetailsProps) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const place = content.current?.querySelector<HTMLElement>('[data-picture]')
    const layer = place?.closest<HTMLElement>('[data-open]')
    const from = picture()
    return from && place && layer ? travel({ picture: from, place, layer }) : undefined
  }, [open, picture])
  return (
    <div ref={content}>
      <GameDetails
        media={{ poster: { src: wide }, active: false }}
        jackpot={1284907.36}
        facts={{ rtp: 96.21, volatility: 4 }}
        tags={[{ title: 'Teme', tags: ['Egipt'] }]}
      />
    </div>
  )
}

/** A tile whose press opens its details, like on the site. */
export function TileToDetails({ game }: { game: GameTileProps }) {
  const [open, setOpen] = useState(false)
  const tile = useRef<HTMLDivElement>(null)
  const [picture] = useState(() => () => tile.current?.querySelector('img'))
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach the tile's link, whose click comes here */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        ref={tile}
        style={{ inlineSize: 164 }}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <GameTile {...game} />
      </div>
      <Drawer open={open} onClose={() => setOpen(false)} title={game.name} start="peek">
        <Details open={open} picture={picture} />
      </Drawer>
    </>
  )
}
