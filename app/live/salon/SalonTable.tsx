import { memo, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { onceNear } from '#ui/foundation/onceNear.ts'
import { Amount } from '#ui/game/Amount'
import { useLiveTable } from '../useLiveTable.ts'
import styles from './SalonTable.module.css'
import { TableDrawing } from './TableDrawing.tsx'
import { useTableWords } from './useTableWords.ts'

type SalonTableProps = {
  tile: Tile
  /** Whether playing needs a login first. */
  needsLogin: boolean
  /** Whether it is in the server's HTML with everything. */
  early: boolean
}

/** How far from the view a table is drawn. */
const NEAR = '100%'

/**
 * One table of the floor. A press sits down: it plays, like Play on a tile. At a full or closed table it opens the
 * details, which offer to tell when there is a seat.
 */
export const SalonTable = memo(function SalonTable({ tile, needsLogin, early }: SalonTableProps) {
  const { code, name, maintenance } = tile
  const { formatMessage } = useIntl()
  const root = useRef<HTMLLIElement>(null)
  const [near, setNear] = useState(early)
  const table = useLiveTable(code, root)
  const { is, words, note, spoken, limits } = useTableWords(tile, table)
  const details = addressOf('games-game', { game: code })
  const sits = is !== 'full' && is !== 'closed' && !maintenance

  useEffect(() => {
    if (!near && root.current) return onceNear(root.current, NEAR, () => setNear(true))
  }, [near])

  const ask = sits ? (needsLogin ? 'live.salon.login' : undefined) : 'live.salon.details'
  return (
    <li ref={root} className={styles.place}>
      <article className={styles.table} data-state={is}>
        <Link
          className={styles.name}
          data-stretched=""
          data-table=""
          data-play={sits ? '' : undefined}
          href={sits ? addressOf('play-game-real', { game: code }) : details}
          aria-label={ask ? formatMessage({ id: ask }, { table: spoken }) : spoken}
        >
          {name}
        </Link>
        {near && (
          <>
            <div className={styles.facts} aria-hidden="true">
              <p className={styles.note}>{note}</p>
              <p className={styles.note}>{limits && <Amount value={limits.from} to={limits.to} />}</p>
              <p className={styles.words}>{words}</p>
            </div>
            <TableDrawing
              tile={tile}
              table={table}
              is={is}
              icon={sits ? (needsLogin ? 'lock' : 'play-fill') : undefined}
            />
            <IconButton
              className={styles.info}
              icon="info"
              size="s"
              href={details}
              label={formatMessage({ id: 'ui.gameTile.info' }, { name })}
            />
          </>
        )}
      </article>
    </li>
  )
})
