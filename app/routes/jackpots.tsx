import type { PageParts } from '#app/api/contract/pages.ts'
import { JackpotsPage } from '#app/pages/JackpotsPage.tsx'
import { PageHead } from '#app/shell/PageHead.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

export default function JackpotsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      {page.main && <JackpotsPage slice={page.main} />}
      <WidgetList page={page} />
    </>
  )
}
