import { lazy, Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { PlayersOnly } from './PlayersOnly.tsx'

// Visitors see the way in alone.
const OwnListPage = lazy(() =>
  whenConnected(() => import('./OwnListPage.tsx')).then((file) => ({ default: file.OwnListPage })),
)
const OwnGamesPage = lazy(() =>
  whenConnected(() => import('./OwnGamesPage.tsx')).then((file) => ({ default: file.OwnGamesPage })),
)

/** One of a player's own lists, or all of them as the editors have placed them. */
export const PersonalPage = ({ page }: { page: PageParts }) => (
  <PlayersOnly title={page.title}>
    <Suspense>
      {page.main ? <OwnListPage key={page.main} slice={page.main} /> : <OwnGamesPage page={page} />}
    </Suspense>
  </PlayersOnly>
)
