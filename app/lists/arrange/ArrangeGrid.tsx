import { type FocusEvent, type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { TileSettings } from '#app/tiles/TileSettings.ts'
import { QuietStatus } from '#ui/browse/QuietStatus'
import { VirtualGrid, type VirtualGridHandle } from '#ui/layout/VirtualGrid'
import { tileOf } from '../tileOf.ts'
import styles from './ArrangeGrid.module.css'
import { ArrangeTile } from './ArrangeTile.tsx'
import { moveLiftedTo, resetLifted } from './liftedTilePosition.ts'
import { listenForDrags } from './tileDrags.ts'
import { type ArrangeAction, useLifted } from './useLifted.ts'

type ArrangeGridProps = {
  label: string
  file: CatalogueFile
  /** Places of the games that are shown, in the visitor's order. */
  items: readonly number[]
  /** Called with the shown places after `place` was moved. */
  onMoved: (places: readonly number[], place: number) => void
  onRemove?: (code: string) => void
}

/** Id of the text that says how games are moved. */
const HINT = 'arrange-hint'

const words = {
  lifted: 'arrange.lifted',
  moved: 'arrange.moved',
  dropped: 'arrange.dropped',
  restored: 'arrange.restored',
} as const satisfies Record<ArrangeAction['what'], string>

/** The games of an own list as tiles that can be moved: by mouse, finger, two presses, or keys. */
export function ArrangeGrid({ label, file, items, onMoved, onRemove }: ArrangeGridProps) {
  const { Tile, grid } = useContext(TileSettings)
  const { lifted, places, lastAction, lift, moveTo, drop, restore } = useLifted(items, onMoved)
  const handle = useRef<VirtualGridHandle>(null)
  const area = useDrags({ lift, moveTo, drop, restore })

  function press(index: number): void {
    if (lifted) {
      drop(index)
      handle.current?.focusIndex(index, 'nearest')
    } else lift(index)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!lifted) return
    const at = places.indexOf(lifted.place)
    const to = event.key === 'Escape' ? lifted.from : handle.current?.targetOf(event.key, at)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') restore()
    else moveTo(to)
    // The tile that is moved keeps the focus, and its row is drawn.
    handle.current?.focusIndex(to, 'nearest')
  }

  function onBlur({ relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget && !area.current?.contains(relatedTarget)) drop()
  }

  return (
    <div ref={area} className={styles.area}>
      <p id={HINT} className={styles.hint}>
        <FormattedMessage id="arrange.hint" />
      </p>
      <ActionStatus lastAction={lastAction} file={file} count={places.length} />
      <VirtualGrid
        handle={handle}
        label={label}
        items={places}
        getKey={(place) => file.games.code[place] ?? ''}
        data-tables={grid}
        renderItem={(place, index) => (
          <ArrangeTile
            code={file.games.code[place] ?? ''}
            name={file.games.name[place] ?? ''}
            index={index}
            count={places.length}
            lifted={place === lifted?.place}
            hint={HINT}
            onPress={() => press(index)}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
            onRemove={onRemove}
          >
            <Tile tile={tileOf(file, place)} />
          </ArrangeTile>
        )}
      />
    </div>
  )
}

/** Announces the last action on a game. */
function ActionStatus({
  lastAction,
  file,
  count,
}: {
  lastAction: ArrangeAction | undefined
  file: CatalogueFile
  count: number
}) {
  const { formatMessage } = useIntl()
  const text = lastAction
    ? formatMessage(
        { id: words[lastAction.what] },
        { name: file.games.name[lastAction.place] ?? '', at: lastAction.at + 1, count },
      )
    : ''
  return <QuietStatus text={text} />
}

type Moves = {
  lift: (at: number) => void
  moveTo: (at: number) => void
  drop: () => void
  restore: () => void
}

/** Ref for the part in which tiles can be dragged. */
function useDrags(moves: Moves) {
  const area = useRef<HTMLDivElement>(null)
  const lift = useEffectEvent(moves.lift)
  const moveTo = useEffectEvent(moves.moveTo)
  const drop = useEffectEvent(() => moves.drop())
  const restore = useEffectEvent(moves.restore)
  useEffect(() => {
    const part = area.current
    if (!part) return
    return listenForDrags(part, {
      lift: (at) => lift(at),
      over: (at) => moveTo(at),
      follow: (pointer, from) => moveLiftedTo(part, pointer, from),
      drop: () => {
        resetLifted(part)
        drop()
      },
      cancel: () => {
        resetLifted(part)
        restore()
      },
    })
  }, [])
  return area
}
