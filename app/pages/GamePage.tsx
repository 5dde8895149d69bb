import { lazy, Suspense } from 'react'
import { GameWords } from '#app/i18n/GameWords.tsx'
import { gameIn, useGamePage } from '#app/queries/game.ts'
import { useSlice } from '#app/queries/slices.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { DetailsActions, DetailsBody } from './details/Details.tsx'
import styles from './GamePage.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

// Seldom needed.
const InfoMissing = lazy(async () => ({
  default: (await import('./details/InfoMissing.tsx')).InfoMissing,
}))

/** The details of a game as a page (DET-07). */
export function GamePage({ slice }: { slice: string }) {
  return (
    <Suspense fallback={<PageCell />}>
      <GameWords>
        <Loaded slice={slice} />
      </GameWords>
    </Suspense>
  )
}

function Loaded({ slice }: { slice: string }) {
  const status = useStatus()
  const drawn = useSlice(slice, 'Game', { status })
  const { data, isFetching, refetch } = useGamePage(drawn.tile.code, status, false)
  const game = gameIn(data) ?? drawn
  return (
    <PageCell>
      <article className={styles.game}>
        <PageTitle title={game.tile.name} count={game.tile.provider} />
        <HiddenHeading id="game.about" />
        <DetailsBody game={game} />
        {game.infoMissing && (
          <Suspense>
            <InfoMissing retrying={isFetching} onRetry={() => void refetch()} />
          </Suspense>
        )}
        <DetailsActions tile={game.tile} />
      </article>
    </PageCell>
  )
}
