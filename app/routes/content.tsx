import type { PageParts } from '#app/api/contract/pages.ts'
import { inLayout } from '#app/shell/layout.ts'
import { PageHead } from '#app/shell/PageHead.tsx'
import { WidgetList } from '#app/widgets/WidgetList.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

/** Content pages of the editors: no menu between title and text. */
export const handle = inLayout('clean')

export default function ContentRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <PageHead page={page} />
      <WidgetList page={page} />
    </>
  )
}
