import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { PlayPage } from '#app/game/play/PlayPage.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

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
