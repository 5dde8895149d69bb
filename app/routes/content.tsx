import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { WidgetList } from '#app/cms/widgets/WidgetList.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'
import { PageColumn } from '#ui/layout/Page'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** Content pages of the editors: no menu between title and text. */
export const handle = inLayout('clean')

export default function ContentRoute({ loaderData: page }: { loaderData: PageParts }) {
  const parts = (
    <>
      <PageHead page={page} />
      <WidgetList page={page} />
    </>
  )
  return page.parts.every(({ type }) => type === 'Html') ? <PageColumn>{parts}</PageColumn> : parts
}
