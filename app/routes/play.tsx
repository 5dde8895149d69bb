import type { PageParts } from '#app/api/contract/pages.ts'
import { PlayPage } from '#app/pages/play/PlayPage.tsx'
import { Head } from '#app/shell/Head.tsx'
import { inLayout } from '#app/shell/layout.ts'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

export const handle = inLayout('play')

/** A running game (LCH-06). */
export default function PlayRoute({ loaderData: page }: { loaderData: PageParts }) {
  return (
    <>
      <Head slice={page.head} />
      {page.main && <PlayPage slice={page.main} mode="demo" />}
    </>
  )
}
