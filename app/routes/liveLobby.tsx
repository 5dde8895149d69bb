import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'
import { LivePage } from '#app/live/LivePage.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** The live lobby, as an editor builds it. */
export default function LiveLobbyRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage languages salon>
      <PageHead page={page} />
      <WidgetList page={page} />
    </LivePage>
  )
}
