import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Tile } from '#app/api/contract/slices.ts'
import { useSlice } from '#app/content/slices.ts'
import { GameMessages } from '#app/platform/messages/GameMessages.tsx'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { Rail } from '#ui/layout/Rail'
import { DetailsActions, DetailsBody } from './Details.tsx'
import styles from './GamePage.module.css'

// Rarely needed, so loaded on demand.
const LateInfo = lazyPart(() => import('./LateInfo.tsx').then((file) => file.LateInfo))

type GamePageProps = { slice: string; incomplete: boolean | undefined }

/** The details of a game as a page (DET-07). */
export function GamePage(props: GamePageProps) {
  return (
    <Suspense fallback={<PageCell />}>
      <GameMessages>
        <Loaded {...props} />
      </GameMessages>
    </Suspense>
  )
}

function Loaded({ slice, incomplete }: GamePageProps) {
  const game = useSlice(slice, 'Game')
  return (
    <>
      <PageCell>
        <article className={styles.game}>
          <PageTitle className={styles.head} title={game.tile.name} count={game.tile.provider} />
          <div className={styles.heart}>
            <GameHeart code={game.tile.code} name={game.tile.name} />
          </div>
          <HiddenHeading>
            <FormattedMessage id="game.about" />
          </HiddenHeading>
          <DetailsBody game={game} action={<DetailsActions tile={game.tile} />}>
            {incomplete && (
              <Suspense>
                <LateInfo />
              </Suspense>
            )}
          </DetailsBody>
        </article>
      </PageCell>
      {game.related && <Related tiles={game.related} />}
    </>
  )
}

function Related({ tiles }: { tiles: readonly Tile[] }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell deferred>
      <LabelStylesOf tiles={tiles} />
      <Rail layout="Default" title={formatMessage({ id: 'game.related' })}>
        {tiles.map((tile) => (
          <TileOf key={tile.code} tile={tile} layout="Default" />
        ))}
      </Rail>
    </PageCell>
  )
}
