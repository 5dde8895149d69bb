import { useContext, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { Standing } from '#app/domain/filters/items.ts'
import { surpriseOf } from '#app/domain/surprise.ts'
import { placesByCode } from '#app/domain/tiles.ts'
import { entryValue, storeInHistoryEntry } from '#app/navigation/historyEntries.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { Button } from '#ui/controls/Button'
import { useCount } from '#ui/foundation/counted.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { tileOf } from '../tileOf.ts'
import { SURPRISE } from './SurpriseButton.tsx'
import styles from './SurprisePanel.module.css'

type SurprisePanelProps = {
  file: CatalogueFile
  /** Places of the games that the filters leave. */
  shown: readonly number[]
  /** The active filters; they say why this game. */
  standing: Standing
}

/** A random game of the list with the reason; Back and a reload show the same one. */
export function SurprisePanel({ standing, ...list }: SurprisePanelProps) {
  const { formatMessage } = useIntl()
  const counted = useCount()
  const { Tile } = useContext(TileSettings)
  const { open, close, place, from, another } = useSurprise(list)
  const tile = place === undefined ? undefined : tileOf(list.file, place)
  const filters = standing.state === 'none' ? [] : standing.items.map(({ label }) => label)
  const values = { games: counted.count(from), filters: filters.join(', '), filtered: filters.length > 0 }
  return (
    <Drawer
      open={open}
      onClose={close}
      priority={modalPriorities.menu}
      title={formatMessage({ id: 'list.surprise.title' })}
      footer={
        tile && (
          <div className={styles.actions}>
            <Button onClick={another} disabled={from < 2} icon="shuffle">
              {formatMessage({ id: 'list.surprise.another' })}
            </Button>
            <Button tone="primary" href={addressOf('games-game', { game: tile.code })}>
              {formatMessage({ id: 'list.surprise.see' })}
            </Button>
          </div>
        )
      }
    >
      <QuietStatus text={tile?.name ?? ''} />
      {tile && (
        <div className={styles.tile}>
          <Tile key={tile.code} tile={tile} />
        </div>
      )}
      <p className={styles.why}>
        {tile
          ? formatMessage({ id: 'list.surprise.why' }, values)
          : formatMessage({ id: 'list.surprise.none' })}
      </p>
    </Drawer>
  )
}

type Chosen = {
  wasOpen: boolean
  code?: string | undefined
  /** How many games it was chosen from. */
  from: number
}

/** The chosen game: that of the history entry while the list has it, else another. Games in maintenance are left out. */
function useSurprise({ file, shown }: Omit<SurprisePanelProps, 'standing'>) {
  const visit = useVisit()
  const { page } = usePageLocation()
  const { open, close } = useModalEntry(SURPRISE)
  const [{ wasOpen, code, from }, set] = useState<Chosen>({ wasOpen: false, from: 0 })
  const codes = file.games.code
  const place = code === undefined ? undefined : placesByCode(file).get(code)

  /** Another game than the one `before`; without one that of the history entry, before a reload or Back. */
  function choose(before?: number): Chosen {
    const free = shown.filter((each) => !file.maintenance.some(({ game }) => game === each))
    const kept = before === undefined ? entryValue(visit, page, SURPRISE) : undefined
    const next = free.find((each) => codes[each] === kept) ?? surpriseOf(free, Math.random, before)
    return { wasOpen: true, code: next === undefined ? undefined : codes[next], from: free.length }
  }

  const gone = code !== undefined && place === undefined
  if (open && (!wasOpen || gone)) set(choose())
  if (!open && wasOpen) set({ wasOpen: false, code, from })

  useEffect(() => {
    if (open) storeInHistoryEntry(visit, page, SURPRISE, code)
  }, [visit, page, open, code])

  return { open, close, place, from, another: () => set(choose(place)) }
}
