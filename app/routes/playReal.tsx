import type { PageParts } from '#app/api/contract/pages.ts'
import { LoginGate } from '#app/pages/LoginGate.tsx'
import { Head } from '#app/shell/Head.tsx'
import { inLayout } from '#app/shell/layout.ts'
import { Page } from '#ui/layout/Page'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

export const handle = inLayout('play')

/** Play for money: only for players, in the layout of a running game (RTE-08, RTE-09). */
export default function PlayRealRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      <Page>
        <LoginGate title={page.title} />
      </Page>
    </>
  )
}
