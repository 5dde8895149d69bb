import { FormattedMessage, useIntl } from 'react-intl'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { compareAddress } from '#app/domain/compared.ts'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { IconButton } from '#ui/controls/IconButton'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Link } from '#ui/foundation/Link'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './CompareTable.module.css'
import { FactValue } from './FactValue.tsx'
import { PlayWays } from './PlayWays.tsx'
import { type FactName, rowsOf } from './rows.ts'
import type { Column } from './useCompared.ts'

type CompareTableProps = { columns: readonly Column[]; facts: readonly FactName[] }

const titles = {
  bet: 'ui.gameDetails.bet',
  maxWin: 'ui.gameDetails.maxWin',
  rtp: 'compare.rtp',
  volatility: 'ui.gameDetails.volatility',
  lines: 'ui.gameDetails.lines',
  reels: 'ui.gameDetails.reels',
  jackpot: 'ui.gameDetails.jackpot',
} as const

const tileOf = ({ game }: Column) => (game.state === 'loaded' ? game.game.tile : undefined)

/** Games as columns, facts as rows; on phones the name of a fact is a line above its values. */
export function CompareTable({ columns, facts }: CompareTableProps) {
  const { formatMessage } = useIntl()
  const rows = rowsOf(
    facts,
    columns.map(({ game }) => game),
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">
        <FormattedMessage id="compare.caption" />
      </caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {columns.map((column) => (
            <th key={column.code} className={styles.game} scope="col">
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th className={styles.name} scope="row">
            <span className="visually-hidden">
              <FormattedMessage id="compare.change" />
            </span>
          </th>
          {columns.map((column) => (
            <td key={column.code} className={styles.buttons}>
              <Buttons column={column} others={columns.filter((other) => other !== column)} />
            </td>
          ))}
        </tr>
        {rows.map(({ fact, cells, differs }) => (
          <tr key={fact} className={styles.fact} data-differs={differs || undefined}>
            <th className={styles.name} scope="row">
              <span className={styles.caption}>{formatMessage({ id: titles[fact] })}</span>
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at]?.code} className={styles.value}>
                <FactValue fact={fact} cell={cell} game={columns[at]?.code} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th className={styles.name} scope="row">
            <span className="visually-hidden">
              <FormattedMessage id="compare.play" />
            </span>
          </th>
          {columns.map((column) => {
            const tile = tileOf(column)
            return (
              <td key={column.code} className={styles.play}>
                {tile && <PlayWays tile={tile} />}
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}

/** Picture, name and studio of a game; its code while it is not known. */
function Head({ column }: { column: Column }) {
  const { gamePicture } = useAssets()
  const tile = tileOf(column)
  if (!tile)
    return column.game.state === 'loading' ? (
      <Skeleton className={styles.picture} />
    ) : (
      <span className={styles.title}>{column.code}</span>
    )
  return (
    <>
      <LazyImage
        className={styles.picture}
        {...gamePicture(tile, 'Thumbnail')}
        missing={{ title: tile.name, maker: tile.provider }}
        first
      />
      <Link className={styles.title} href={addressOf('games-game', { game: column.code })}>
        {tile.name}
      </Link>
      <span className={styles.provider}>{tile.provider}</span>
    </>
  )
}

/** Heart, and the link to the comparison without this game. */
function Buttons({ column, others }: { column: Column; others: readonly Column[] }) {
  const { formatMessage } = useIntl()
  const tile = tileOf(column)
  const name = tile?.name ?? column.code
  return (
    <>
      {tile && <GameHeart code={tile.code} name={tile.name} />}
      <IconButton
        icon="x-bold"
        label={formatMessage({ id: 'compare.remove' }, { name })}
        href={compareAddress(others.map(({ code }) => code))}
      />
    </>
  )
}
