import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSlice } from '#app/content/slices.ts'
import { GameMessages } from '#app/platform/messages/GameMessages.tsx'
import { GameHeart } from '#app/player/favourites/GameHeart.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { DetailsActions, DetailsBody } from './Details.tsx'
import styles from './GamePage.module.css'
import { RelatedGames } from './RelatedGames.tsx'

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
      {game.related && <RelatedGames tiles={game.related} />}
    </>
  )
}
