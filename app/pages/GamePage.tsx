import { Suspense } from 'react'
import { GameWords } from '#app/i18n/GameWords.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { DetailsActions, DetailsBody } from './details/Details.tsx'
import styles from './GamePage.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

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
  const game = useSlice(slice, 'Game', { status: useStatus() })
  return (
    <PageCell>
      <article className={styles.game}>
        <PageTitle title={game.tile.name} count={game.tile.provider} />
        <HiddenHeading id="game.about" />
        <DetailsBody game={game} />
        <DetailsActions tile={game.tile} />
      </article>
    </PageCell>
  )
}
