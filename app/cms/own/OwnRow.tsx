import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import type { GamesSlice } from '#app/api/contract/slices.ts'
import { rowCap } from '#app/domain/slices/games.ts'
import { tileAt } from '#app/domain/tiles.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useSums } from '#app/player/data/useSums.ts'
import { TileRow } from '#app/tiles/TileRow.tsx'
import { IconButton } from '#ui/controls/IconButton'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Section } from '#ui/layout/Section'
import { Invitation, useStoreInvitation } from './Invitation.tsx'
import { OutdatedList } from './OutdatedList.tsx'
import { failureOf } from './ownMessages.ts'
import { RevealSums } from './RevealSums.tsx'
import { RowReason } from './RowReason.tsx'
import { useContinueLabel } from './useContinueLabel.ts'
import { type OwnGames, useOwnGames } from './useOwnGames.ts'
import { useWinTile } from './useWinTile.ts'

/** A row with games of the current player. */
export const OwnRow = (props: OwnRowProps) => (
  <MoreMessages>
    <Row {...props} />
  </MoreMessages>
)

type OwnRowProps = {
  row: PlayerRow
  /** Whether the row says how games get into it while it is empty; other empty rows are not shown. */
  invites: boolean
}

function Row({ row, invites }: OwnRowProps) {
  const { formatMessage } = useIntl()
  const games = useOwnGames(row)
  useStoreInvitation(invites, games.state === 'ready' ? games.places.length === 0 : undefined)
  // The empty place of the row shows its own placeholder (PageCell).
  if (games.state === 'pending') return null
  if (games.state === 'failed')
    return (
      <Section title={row.title}>
        <RetryStrip
          text={formatMessage({ id: failureOf(row.source) })}
          retrying={games.retrying}
          onRetry={games.retry}
        />
      </Section>
    )
  if (games.places.length === 0) return invites ? <Invitation row={row} /> : <template data-row="none" />
  return (
    <>
      <Games row={row} games={games} />
      {games.outdated && <OutdatedList source={row.source} {...games.outdated} />}
    </>
  )
}

/** The title of a row; it names the seed game if there is one (PER-06). */
function useTitle({ source, title }: PlayerRow, seed: { name: string } | undefined): string {
  const { formatMessage } = useIntl()
  if (!seed) return title
  return formatMessage({ id: source === 'BecauseYouPlayedInternal' ? 'own.played' : 'own.like' }, seed)
}

function Games({ row, games }: { row: PlayerRow; games: Extract<OwnGames, { state: 'ready' }> }) {
  const { formatMessage } = useIntl()
  const { file, seed, places, wins } = games
  const sums = useSums()
  const { source: type, href, tileLayout } = row
  const title = useTitle(row, seed && { name: seed.name })
  const withWin = useWinTile(games, sums.masked)
  const resumed = useContinueLabel(row, games)
  const slice = useMemo<GamesSlice>(() => {
    const tiles = places.slice(0, rowCap({ type })).map((place) => withWin(tileAt(file, place)))
    if (resumed && tiles[0]) tiles[0] = { ...tiles[0], label: resumed.label }
    return { type: 'Games', title, total: places.length, href, tileLayout, tiles }
  }, [title, file, places, type, href, tileLayout, withWin, resumed])
  return (
    <TileRow
      slice={slice}
      note={seed && <RowReason row={row} file={file} places={places} seed={seed} />}
      firstPlayLabel={resumed?.playLabel}
      tools={
        (seed && (
          <IconButton
            icon="arrow-clockwise"
            size="s"
            tone="plate"
            label={formatMessage({ id: 'own.another' })}
            disabled={!seed.canChoose}
            onClick={seed.choose}
          />
        )) ??
        (wins && <RevealSums sums={sums} />)
      }
    />
  )
}
