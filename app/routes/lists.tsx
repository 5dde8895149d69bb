import type { PageParts } from '#app/api/contract/pages.ts'
import { ListsPage } from '#app/cms/lists/ListsPage.tsx'
import { Head } from '#app/content/Head.tsx'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

/** The lists that a visitor has made on this device, or one of them. */
export default function ListsRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && <ListsPage title={page.title} slice={page.main} />}
    </>
  )
}
