import type { PageParts } from '#app/api/contract/pages.ts'
import { PersonalPage } from '#app/cms/pages/PersonalPage.tsx'
import { Head } from '#app/content/Head.tsx'
import { LivePage } from '#app/live/LivePage.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** A player's own lists of live tables (RTE-09). */
export default function LivePersonalRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage>
      <Head slice={page.head} />
      <PersonalPage page={page} />
    </LivePage>
  )
}
