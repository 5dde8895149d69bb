import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { LivePage } from '#app/live/LivePage.tsx'
import { SalonPage } from '#app/live/salon/SalonPage.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** The live lobby as a floor of tables. */
export default function SalonRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage>
      <Head slice={page.head} />
      {page.main && <SalonPage title={page.title} slice={page.main} />}
    </LivePage>
  )
}
