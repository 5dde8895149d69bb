import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { useSlice } from '#app/content/slices.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { LoginCell } from '#app/player/login/LoginGate.tsx'
import { Button } from '#ui/controls/Button'
import { Spinner } from '#ui/feedback/Spinner'
import { Page, PageCell, PageColumn } from '#ui/layout/Page'
import { GameHead } from './GameHead.tsx'
import { LazyMaintenancePage } from './LazyMaintenancePage.tsx'
import styles from './PlayGate.module.css'

/**
 * The page of a guest at the address of a game for money: its picture, the login, the demo, and the way back. Where a player is
 * expected, a spinner is in the place of the login.
 */
export const PlayGate = ({ slice }: { slice: string }) => (
  <Suspense>
    <MoreMessages>
      <Gate slice={slice} />
    </MoreMessages>
  </Suspense>
)

function Gate({ slice }: { slice: string }) {
  const game = useSlice(slice, 'Play')
  const { maintenance } = game.tile
  // A login would not open it either.
  if (maintenance) return <LazyMaintenancePage game={game} maintenance={maintenance} />
  return (
    <Page>
      <PageColumn>
        <Login tile={game.tile} />
      </PageColumn>
    </Page>
  )
}

function Login({ tile }: { tile: Tile }) {
  const { formatMessage } = useIntl()
  const { code, demo } = tile
  return (
    <>
      <GameHead tile={tile} />
      <PageCell className={styles.login}>
        <LoginCell reason="play" />
        <PageCell className={styles.pending} playerOnly>
          <Spinner label={formatMessage({ id: 'play.loading' })} />
        </PageCell>
      </PageCell>
      <PageCell className={styles.ways}>
        {demo && (
          <Button tone="outline" href={addressOf('play-game-demo', { game: code })}>
            {formatMessage({ id: 'gate.demo' })}
          </Button>
        )}
        <Button tone="quiet" href={addressOf('games-game', { game: code })}>
          {formatMessage({ id: 'gate.back' })}
        </Button>
      </PageCell>
    </>
  )
}
