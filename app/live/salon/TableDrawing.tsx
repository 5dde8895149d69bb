import { memo } from 'react'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import type { LiveTable } from '#app/domain/live/table.ts'
import type { LiveState } from '#ui/game/GameTile'
import { LivePicture } from '#ui/game/LiveTile/LivePicture.tsx'
import { MAX_DOTS } from '#ui/game/SeatStrip'
import { Icon, type IconName } from '#ui/media/Icon'
import { useStale } from '../useLiveTable.ts'
import { useReducedUpdates } from '../useReducedUpdates.ts'
import { seatPositions } from './seatPositions.ts'
import styles from './TableDrawing.module.css'

type TableDrawingProps = {
  tile: Tile
  table: LiveTable | undefined
  is: LiveState
  /** Icon of the action of a press; undefined if no seat can be taken. */
  icon: IconName | undefined
}

/** Highest number of results on the table. */
const MAX_RESULTS = 3

/** The last results as one text. On a narrow table it breaks between results, not within one ("6-2-6"). */
const resultsText = (results: readonly string[]): string =>
  results.slice(0, MAX_RESULTS).join('\u00a0· ').replaceAll('-', '\u2060-\u2060')

/** The table seen from above: its dealer, its seats, or its last results. All of it is also in the words of the link. */
export function TableDrawing({ tile, table, is, icon }: TableDrawingProps) {
  const { gamePicture } = useAssets()
  const still = useReducedUpdates()
  const stale = useStale()
  const seats = table?.seats && table.seats.length <= MAX_DOTS ? table.seats : undefined
  const results = table?.seats ? undefined : table?.results
  return (
    <div
      className={styles.scene}
      aria-hidden="true"
      data-state={is}
      data-still={still || undefined}
      data-stale={stale || undefined}
    >
      <LivePicture
        className={styles.dealer}
        {...gamePicture(tile, 'Landscape')}
        live={table?.picture}
        maker={tile.provider}
        still={still}
      />
      <div className={styles.felt} data-round={(table && !table.seats) || undefined}>
        {icon && <Icon className={styles.sit} name={icon} size={20} />}
        {results && <span className={styles.results}>{resultsText(results)}</span>}
      </div>
      {seats && <Seats seats={seats} closed={is === 'closed'} />}
    </div>
  )
}

type SeatsProps = { seats: readonly boolean[]; closed: boolean }

const Seats = memo(function Seats({ seats, closed }: SeatsProps) {
  return seatPositions(seats.length).map(({ x, y }, at) => (
    <Seat
      // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their order
      key={at}
      x={x}
      y={y}
      free={!closed && seats[at] === true}
    />
  ))
})

/** A chair; a free one is lit. Only the feed knows seats, so that the server's HTML never has their places. */
const Seat = memo(function Seat({ x, y, free }: { x: number; y: number; free: boolean }) {
  return (
    <span
      className={styles.chair}
      style={{ margin: `calc(${y} * var(--row) - 0.5rem) 0 0 calc(${x}% - 0.5rem)` }}
      data-free={free}
    />
  )
})
