import type { PageParts } from '#app/api/contract/pages.ts'
import { LivePage } from '#app/live/LivePage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** The live lobby, as an editor builds it. */
export default function LiveLobbyRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <LivePage languages>
      <PageHead page={page} />
      <WidgetList page={page} />
    </LivePage>
  )
}
