import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

export default function LobbyRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      <WidgetList page={page} />
    </>
  )
}
