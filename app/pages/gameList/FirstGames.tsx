import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import type { GameListSlice, Tile } from '#app/api/contract/pageSlices.ts'
import { pageOf } from '#app/lib/places.ts'
import { FiltersButton } from '#app/panels/filters/FiltersButton.tsx'
import { useOpenPanel } from '#app/shell/useOpenPanel.ts'
import { labelOf, TileOf } from '#app/widgets/TileOf.tsx'
import { LabelStyles } from '#ui/game/GameLabel'
import { PageCell } from '#ui/layout/Page'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { HiddenHeading } from '../HiddenHeading.tsx'
import { keepFilters, keptFilters } from './entryFilters.ts'
import styles from './ListTools.module.css'
import { overridesOf } from './overrides.ts'
import { storedFilters } from './stored.ts'
import { useKeepFocus } from './useKeepFocus.ts'

const codeOf = ({ code }: Tile): string => code
const drawTile = (tile: Tile) => <TileOf tile={tile} />

/** The list as the server draws it: the first tiles, and the way to the filters. */
export function FirstGames({ list }: { list: GameListSlice }) {
  const { formatMessage } = useIntl()
  const openPanel = useOpenPanel()
  const here = useLocation()
  const { title, total, tiles } = list
  useKeepFocus()

  // Back finds the list as it stood here, also when the panel is opened before the whole list has come.
  useEffect(() => {
    if (keptFilters(here) === undefined) keepFilters(pageOf(here), storedFilters())
  }, [here])

  return (
    <>
      <LabelStyles colors={tiles.flatMap((tile) => labelOf(tile)?.colors ?? [])} />
      <PageCell className={styles.tools}>
        <div className={styles.line}>
          {total > 0 && (
            <FiltersButton className={styles.first} onOpen={() => openPanel('filters')}>
              {formatMessage({ id: 'list.filters' })}
            </FiltersButton>
          )}
        </div>
        {total > 0 && overridesOf(list.of).length > 0 && <div className={styles.held} />}
      </PageCell>
      <PageCell>
        <HiddenHeading id="list.games" />
        <PlainGrid label={title} items={tiles} total={total} getKey={codeOf} renderItem={drawTile} />
      </PageCell>
    </>
  )
}
