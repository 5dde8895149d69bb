import type { PageParts } from '#app/api/contract/pages.ts'
import { LivePage } from '#app/live/LivePage.tsx'
import { PersonalPage } from '#app/pages/PersonalPage.tsx'
import { Head } from '#app/shell/Head.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** A player's own lists of live tables (RTE-09). */
export default function LivePersonalRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage>
      <Head slice={page.head} />
      <PersonalPage page={page} />
    </LivePage>
  )
}
