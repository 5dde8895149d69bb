import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useSlice } from '#app/content/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { LoginLinks } from '#app/player/login/LoginGate.tsx'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Page, PageCell, PageColumn, PageTitle } from '#ui/layout/Page'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './PlayGate.module.css'

/** The page of a guest at the address of a game for money: its picture, the login, the demo, and the way back. */
export const PlayGate = ({ slice }: { slice: string }) => (
  <Page>
    <PageColumn>
      <Suspense>
        <MoreMessages>
          <Gate slice={slice} />
        </MoreMessages>
      </Suspense>
    </PageColumn>
  </Page>
)

function Gate({ slice }: { slice: string }) {
  const { formatMessage } = useIntl()
  const { gamePicture } = useAssets()
  const { tile } = useSlice(slice, 'Play')
  const { code, name, provider, demo } = tile
  return (
    <>
      <PageTitle title={name} count={provider} />
      <PageCell>
        <LazyImage
          className={styles.art}
          {...gamePicture(tile, 'Landscape')}
          instead={gamePicture(tile, 'Thumbnail')}
          missing={{ title: name, maker: provider }}
        />
      </PageCell>
      <PageCell>
        <EmptyState
          icon="lock"
          title={formatMessage({ id: 'gate.title' })}
          text={formatMessage({ id: 'gate.text' })}
          action={<LoginLinks reason="play" />}
        />
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
