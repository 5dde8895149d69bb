import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { DetailsActions, DetailsBody } from '#app/details/Details.tsx'
import { GameHeart } from '#app/favourites/GameHeart.tsx'
import { GameMessages } from '#app/i18n/GameMessages.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell, PageTitle } from '#ui/layout/Page'
import styles from './GamePage.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

// Rarely needed, so loaded on demand.
const LateInfo = lazyPart(() => import('#app/details/LateInfo.tsx').then((file) => file.LateInfo))

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
  )
}
