import { lazy, Suspense } from 'react'
import { GameWords } from '#app/i18n/GameWords.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { DetailsActions, DetailsBody } from './details/Details.tsx'
import styles from './GamePage.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

// Seldom needed.
const LateInfo = lazy(() =>
  whenConnected(() => import('./details/LateInfo.tsx')).then((file) => ({ default: file.LateInfo })),
)

type GamePageProps = { slice: string; incomplete: boolean | undefined }

/** The details of a game as a page (DET-07). */
export function GamePage(props: GamePageProps) {
  return (
    <Suspense fallback={<PageCell />}>
      <GameWords>
        <Loaded {...props} />
      </GameWords>
    </Suspense>
  )
}

function Loaded({ slice, incomplete }: GamePageProps) {
  const game = useSlice(slice, 'Game', { status: useStatus() })
  return (
    <PageCell>
      <article className={styles.game}>
        <PageTitle title={game.tile.name} count={game.tile.provider} />
        <HiddenHeading id="game.about" />
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
