import { memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/pageSlices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { Amount } from '#ui/game/Amount'
import { useLiveTable } from '../useLiveTable.ts'
import styles from './SalonTable.module.css'
import { TableDrawing } from './TableDrawing.tsx'
import { useTableWords } from './useTableWords.ts'

type SalonTableProps = {
  tile: Tile
  /** Whether playing needs a login first. */
  needsLogin: boolean
  /** Whether the table is drawn; far from the view only its name is rendered. */
  near: boolean
}

const Limits = memo(function Limits({ from, to }: { from: number; to: number }) {
  return <Amount value={from} to={to} />
})

const Details = memo(function Details({ code, name }: { code: string; name: string }) {
  const { formatMessage } = useIntl()
  return (
    <IconButton
      className={styles.info}
      icon="info"
      size="s"
      href={addressOf('games-game', { game: code })}
      label={formatMessage({ id: 'ui.gameTile.info' }, { name })}
    />
  )
})

/**
 * One table of the floor. A press plays, like Play on a tile. At a full or closed table it opens the details, which offer
 * a notification about a free seat.
 */
export const SalonTable = memo(function SalonTable({ tile, needsLogin, near }: SalonTableProps) {
  const { code, name, maintenance } = tile
  const { formatMessage } = useIntl()
  const place = useRef<HTMLLIElement>(null)
  const table = useLiveTable(code, place, near)
  const { is, words, note, spoken, limits } = useTableWords(tile, table)
  const details = addressOf('games-game', { game: code })
  const sits = is !== 'full' && is !== 'closed' && !maintenance

  const ask = sits ? (needsLogin ? 'live.salon.login' : undefined) : 'live.salon.details'
  return (
    <li ref={place} className={styles.place}>
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
              <p className={styles.limits}>{limits && <Limits from={limits.from} to={limits.to} />}</p>
              <p className={styles.words}>{words}</p>
            </div>
            <TableDrawing
              tile={tile}
              table={table}
              is={is}
              icon={sits ? (needsLogin ? 'lock' : 'play-fill') : undefined}
            />
            <Details code={code} name={name} />
          </>
        )}
      </article>
    </li>
  )
})
