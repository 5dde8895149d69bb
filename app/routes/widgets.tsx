import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/shell/PageHead.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** Pages that an editor builds: the live lobby, collections, providers, tournaments, content pages. */
export default function WidgetsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      <WidgetList page={page} />
    </>
  )
}
