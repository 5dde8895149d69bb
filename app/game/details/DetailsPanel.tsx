import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GameSlice } from '#app/api/contract/pageSlices.ts'
import type { PageAnswer } from '#app/api/contract/pages.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { isIncomplete, pageQuery } from '#app/content/page.ts'
import { knownTile } from '#app/content/tiles.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { useOpenDetails } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { pressedLink } from '#app/navigation/pressedLink.ts'
import { useVisit } from '#app/platform/visit.ts'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Drawer } from '#ui/overlay/Drawer'
import { DetailsActions, DetailsBody } from './Details.tsx'
import styles from './DetailsPanel.module.css'
import { ShareGame } from './ShareGame.tsx'
import { TileTravel } from './TileTravel.tsx'

function gameOf(answer: PageAnswer | undefined): GameSlice | undefined {
  if (!answer || !('page' in answer) || !answer.page.main) return undefined
  const slice = answer.slices[answer.page.main]
  return slice?.type === 'Game' ? slice : undefined
}

/** Details of a game as far as its tile contains them. */
const outlineOf = (tile: Tile): GameSlice => ({
  type: 'Game',
  tile,
  live: tile.live === true,
  bet: tile.bet,
  tags: [],
})

/** The details of a game over the page (DET-01): data of its tile at once, the rest when it has loaded. */
export function DetailsPanel() {
  const { details, close } = useOpenDetails()
  const code = details?.game
  // The panel still shows its game during its closing animation.
  const [shown, setShown] = useState(code)
  if (code !== undefined && code !== shown) setShown(code)
  if (shown === undefined) return null
  return <Details key={shown} code={shown} open={code !== undefined} onClose={close} />
}

type DetailsProps = { code: string; open: boolean; onClose: () => void }

function Details({ code, open, onClose }: DetailsProps) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const status = useStatus()
  const path = addressOf('games-game', { game: code })
  const { data, isError, isFetching, refetch } = useQuery(pageQuery(path, status))
  const [tile] = useState(() => knownTile(visit, code, status))
  const opener = useCallback(() => pressedLink(visit), [visit])
  const game = gameOf(data) ?? (tile && outlineOf(tile))
  return (
    <Drawer
      open={open}
      onClose={onClose}
      priority={modalPriorities.details}
      start="peek"
      opener={opener}
      id="game-details"
      title={game?.tile.name ?? <Nameless coming={!isError} />}
      subtitle={game?.tile.provider}
      actions={
        game && (
          <>
            <GameHeart code={game.tile.code} name={game.tile.name} />
            <ShareGame code={code} name={game.tile.name} />
          </>
        )
      }
      footer={game && <DetailsActions tile={game.tile} />}
    >
      <TileTravel code={code} open={open} />
      {/* First: a sheet that is half open shows its beginning alone. */}
      {(isError || (data && isIncomplete(data))) && (
        <RetryStrip
          className={styles.failed}
          text={formatMessage({ id: 'errors.unable-to-details' })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {game && <DetailsBody game={game} active={open} />}
      {!game && !isError && <Skeleton className={styles.picture} />}
    </Drawer>
  )
}

/** Replaces a name that has not loaded. */
function Nameless({ coming }: { coming: boolean }) {
  return (
    <>
      {coming && <Skeleton shape="line" className={styles.name} />}
      <span className={coming ? 'visually-hidden' : undefined}>
        <FormattedMessage id="game.about" />
      </span>
    </>
  )
}
