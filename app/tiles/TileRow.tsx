import { type ReactNode, type Ref, useContext } from 'react'
import { useIntl } from 'react-intl'
import type { GamesSlice } from '#app/api/contract/slices.ts'
import { Rail, RailStack } from '#ui/layout/Rail'
import { LabelStylesOf } from './LabelStylesOf.tsx'
import { TileSettings } from './TileSettings.ts'

function pairs<T>(items: readonly T[]): T[][] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []))
}

type TileRowProps = {
  slice: GamesSlice
  /** The row's element. */
  ref?: Ref<HTMLElement>
  /** Additional controls of the row. */
  tools?: ReactNode
  /** One line under the heading. */
  note?: ReactNode
  /** Accessible name of Play on the first tile instead of the usual one. */
  firstPlayLabel?: string | undefined
}

/** A row of games under the title of their category. */
export function TileRow({ slice, ref, tools, note, firstPlayLabel }: TileRowProps) {
  const { title, total, href, tileLayout, tiles, special } = slice
  const { formatMessage, formatNumber } = useIntl()
  const { Tile, rail } = useContext(TileSettings)
  const isTop = tileLayout === 'Top10'
  const action = href ? { href, label: formatMessage({ id: 'widget.all' }) } : undefined
  return (
    <>
      <LabelStylesOf tiles={tiles} />
      <Rail
        ref={ref}
        data-special={special && ''}
        tools={tools}
        note={note}
        layout={rail ?? tileLayout}
        title={title}
        ordered={isTop}
        count={isTop ? undefined : formatNumber(total)}
        action={isTop ? undefined : action}
      >
        {tileLayout === 'DoubleRow'
          ? pairs(tiles).map((pair) => (
              <RailStack key={pair[0]?.code}>
                {pair.map((tile) => (
                  <Tile key={tile.code} tile={tile} layout={tileLayout} />
                ))}
              </RailStack>
            ))
          : tiles.map((tile, index) => (
              <Tile
                key={tile.code}
                tile={tile}
                layout={tileLayout}
                rank={isTop ? index + 1 : undefined}
                playLabel={index === 0 ? firstPlayLabel : undefined}
              />
            ))}
      </Rail>
    </>
  )
}
