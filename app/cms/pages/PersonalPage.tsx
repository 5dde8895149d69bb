import { Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { ExpectedRows, LoginGate, PlayerPage } from '#app/player/login/LoginGate.tsx'
import { PlayersOnly } from '#app/player/login/PlayersOnly.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded for players; guests only see the login links.
const OwnListPage = lazyPart(() => import('./OwnListPage.tsx').then((file) => file.OwnListPage))
const OwnGamesPage = lazyPart(() => import('./OwnGamesPage.tsx').then((file) => file.OwnGamesPage))

const GuestLists = lazyPart(() => import('../lists/GuestLists.tsx').then((file) => file.GuestLists))

/** One of a player's own lists, or all of them in the editors' order. */
export const PersonalPage = ({ page }: { page: PageParts }) => (
  <PlayersOnly title={page.title} gate={<Gate title={page.title} />}>
    <Suspense fallback={<Pending title={page.title} />}>
      {page.main ? <OwnListPage key={page.main} slice={page.main} /> : <OwnGamesPage page={page} />}
    </Suspense>
  </PlayersOnly>
)

const Pending = ({ title }: { title: string }) => (
  <PlayerPage title={title}>
    <ExpectedRows />
  </PlayerPage>
)

/** The login links, and the lists that need no account. */
const Gate = ({ title }: { title: string }) => (
  <>
    <LoginGate title={title}>
      <ExpectedRows />
    </LoginGate>
    <Suspense>
      <GuestLists />
    </Suspense>
  </>
)
