import { type ComponentType, Suspense, useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { type AssetAddresses, Assets } from '#app/content/Assets.ts'
import { availableKind } from '#app/domain/images.ts'
import { gamesByProvider } from './initialGames.ts'
import type { OptionSource } from './options.ts'

/** Edge of an option's picture in CSS pixels (C.13). */
const PICTURE_WIDTH = 52

/** Width of a logo in pixels; the same as on a provider's card, so that it is loaded once. */
const LOGO_WIDTH = 240

function pictureFrom({ game }: AssetAddresses, { code, version, lacks }: Tile) {
  const kind = availableKind('Thumbnail', lacks)
  if (!kind) return undefined
  const at = (width: number) => game({ code, kind, version, width })
  return { src: at(PICTURE_WIDTH), srcSet: `${at(PICTURE_WIDTH * 2)} 2x` }
}

/** A component for the seats of a live table; empty until they are known. */
export type SeatsOf = ComponentType<{ code: string }>

/** The data of options, with the messages of the site. */
export function useOptionSource(file: CatalogueFile | undefined, Seats: SeatsOf) {
  const { formatMessage, formatNumber } = useIntl()
  const assets = useContext(Assets)
  return useMemo(() => {
    if (!file) return undefined
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const words: OptionSource['words'] = {
      rtp: (rtp) => formatMessage({ id: 'search.rtp' }, { rtp: formatNumber(rtp, decimals) }),
      games: (count) => formatMessage({ id: 'ui.games' }, { count }),
      jackpot: formatMessage({ id: 'search.jackpot' }),
      live: formatMessage({ id: 'search.live' }),
      maintenance: formatMessage({ id: 'search.maintenance' }),
    }
    return {
      file,
      byProvider: gamesByProvider(file),
      words,
      picture: (tile: Tile) => pictureFrom(assets, tile),
      now: (tile: Tile) =>
        tile.live && (
          <Suspense>
            <Seats code={tile.code} />
          </Suspense>
        ),
      logo: (id: string | undefined) => (id ? assets.asset(id, LOGO_WIDTH) : undefined),
    }
  }, [file, assets, Seats, formatMessage, formatNumber])
}
