import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PlaySlice } from '#app/api/contract/pageSlices.ts'
import { useSlice } from '#app/content/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { PlayMode } from '#app/domain/launch/template.ts'
import type { PlayerToken } from '#app/domain/launch/url.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { track } from '#app/platform/analytics/track.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { Spinner } from '#ui/feedback/Spinner'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import { PlayBar } from '#ui/shell/PlayBar'
import { Departure } from './Departure.tsx'
import { LaunchTrouble } from './LaunchTrouble.tsx'
import { LazyMaintenancePage } from './LazyMaintenancePage.tsx'
import { launchEvent } from './launchEvent.ts'
import styles from './PlayPage.module.css'
import { useFullScreen } from './useFullScreen.ts'
import { isOurs, useGameMessages } from './useGameMessages.ts'
import { useLaunch } from './useLaunch.ts'
import { useModes } from './useModes.ts'
import { useStop } from './useStop.ts'
import { WaitingNotices } from './WaitingNotices.tsx'

// Loaded on demand, since few games ask for a password.
const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx').then((file) => file.PasswordDialog))

/** Sandbox permissions of a game's frame: it must not navigate this page, nor access it from the same origin. */
const PERMISSIONS =
  'allow-scripts allow-forms allow-modals allow-pointer-lock allow-orientation-lock allow-popups allow-popups-to-escape-sandbox'
const permissionsOf = (url: string): string =>
  isOurs(url) ? PERMISSIONS : `${PERMISSIONS} allow-same-origin`

/** Additional props of a game for money (LCH-06). */
export type RealPlay = {
  token: () => Promise<PlayerToken>
  onStart: () => void
  /** The player opens the game's own address outside the site. */
  onLeave: () => void
  /** The game has changed the player's balance. */
  onBalance: () => void
  /** Start of the stay and current time, in milliseconds. */
  session?: { startedAt: number; now: number }
  /** Dialogs over the game. */
  over?: ReactNode
}

type PlayPageProps = { slice: string; mode: PlayMode; real?: RealPlay }

/** A running game under its bar (LCH-06). */
export function PlayPage(props: PlayPageProps) {
  return (
    <Suspense>
      <MoreMessages>
        <Loaded {...props} />
      </MoreMessages>
    </Suspense>
  )
}

function Loaded({ slice, ...rest }: PlayPageProps) {
  const game = useSlice(slice, 'Play')
  return <Open key={game.tile.code} game={game} {...rest} />
}

/** The game unless it is in maintenance; one that has begun stays. */
function Open(props: PlayProps) {
  const { maintenance } = props.game.tile
  const [begun, setBegun] = useState(!maintenance)
  if (!begun && !maintenance) setBegun(true)
  if (maintenance && !begun) return <LazyMaintenancePage game={props.game} maintenance={maintenance} />
  return <Play {...props} />
}

type PlayProps = Omit<PlayPageProps, 'slice'> & { game: PlaySlice }

function Play({ game, mode, real }: PlayProps) {
  const visit = useVisit()
  const { formatMessage } = useIntl()
  const safePlay = useModalEntry('safe-play')
  const stop = useStop()
  const { launch, retry } = useLaunch(game, mode, { stop, token: real?.token, onStart: real?.onStart })
  const fullScreen = useFullScreen()
  const modes = useModes(game, mode)
  const { name, code } = game.tile
  useRootAttribute('data-fills-window', true)

  function leave() {
    track(visit, launchEvent(visit, game, mode))
    real?.onLeave()
  }

  return (
    <div className={styles.play}>
      <PlayBar
        title={name}
        backHref={addressOf('games-game', { game: code })}
        fullScreen={fullScreen}
        onBack={stop}
        favourite={<GameHeart code={code} name={name} size="s" />}
        inbox={<WaitingNotices />}
        mode={modes}
        onSafePlay={safePlay.show}
        session={real?.session}
      />
      <main className={styles.page} aria-busy={launch.at === 'waiting'}>
        {launch.at === 'waiting' && <Spinner label={formatMessage({ id: 'play.loading' })} />}
        {launch.at === 'running' && (
          <GameFrame
            url={launch.url}
            title={formatMessage({ id: mode === 'real' ? 'play.realFrame' : 'play.frame' }, { name })}
            onClose={stop}
            onBalance={real?.onBalance}
          />
        )}
        {launch.at === 'leaving' && (
          <div className={styles.notice}>
            <Departure name={name} url={launch.url} onLeave={leave} onReturn={retry} onStay={stop} />
          </div>
        )}
        {launch.at === 'failed' && (
          <div className={styles.notice}>
            <LaunchTrouble trouble={launch.trouble} onRetry={retry} />
          </div>
        )}
      </main>
      <Suspense>
        {launch.at === 'waiting' && launch.question && <PasswordDialog {...launch.question} />}
      </Suspense>
      {real?.over}
    </div>
  )
}

type GameFrameProps = { url: string; title: string; onClose: () => void; onBalance?: () => void }

/** The game's frame; it has the focus, so that arrows and space reach the game. */
function GameFrame({ url, title, onClose, onBalance }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, url, { onClose, onBalance })
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      allow="fullscreen; autoplay"
      sandbox={permissionsOf(url)}
      referrerPolicy="origin"
    />
  )
}
