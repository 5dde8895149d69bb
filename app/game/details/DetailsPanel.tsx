import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useOpenDetails } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { pressedLink } from '#app/navigation/pressedLink.ts'
import { useVisit } from '#app/platform/visit.ts'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Drawer } from '#ui/overlay/Drawer'
import { useGame } from '../useGame.ts'
import { DetailsActions, DetailsBody } from './Details.tsx'
import styles from './DetailsPanel.module.css'
import { ShareGame } from './ShareGame.tsx'
import { TileTravel } from './TileTravel.tsx'

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
  const { game, failed, incomplete, retrying, retry } = useGame(code)
  const opener = useCallback(() => pressedLink(visit), [visit])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      priority={modalPriorities.details}
      start="peek"
      opener={opener}
      id="game-details"
      title={game?.tile.name ?? <Nameless coming={!failed} />}
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
      {(failed || incomplete) && (
        <RetryStrip
          className={styles.failed}
          text={formatMessage({ id: 'errors.unable-to-details' })}
          retrying={retrying}
          onRetry={retry}
        />
      )}
      {game && <DetailsBody game={game} active={open} />}
      {!game && !failed && <Skeleton className={styles.picture} />}
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
