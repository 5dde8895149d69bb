import { Suspense } from 'react'
import { data } from 'react-router-dom'
import { loadPage, loadPageInBrowser } from '#app/content/loaders.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import type { Route } from './+types/notFound.ts'

export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

// For operators only. It has no route of its own, since every first page has the list of all routes.
const CataloguePage = lazyPart(() =>
  import('#app/shell/preview/editorParts.tsx').then((file) => file.CataloguePage),
)

/** Unknown addresses (RTE-07); in preview the content may have a page there that the site does not have. */
function mustBePreview({ request }: { request: Request }): void {
  const { pathname } = new URL(request.url)
  if (isPreviewPath(pathname)) return
  throw data({ message: `Page Not Found ${pathname}` }, { status: 404 })
}

export async function loader(args: Route.LoaderArgs) {
  mustBePreview(args)
  return loadPage(args)
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  mustBePreview(args)
  return loadPageInBrowser(args)
}

/** The only page of preview that the site does not have. */
export default function NotFoundRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <Suspense>
      <CataloguePage page={page} />
    </Suspense>
  )
}
