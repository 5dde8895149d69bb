import type { PageParts } from '#app/api/contract/pages.ts'
import { PageHead } from '#app/cms/PageHead.tsx'
import { PromotionPage } from '#app/cms/pages/PromotionPage.tsx'
import { useAuth } from '#app/player/session/auth.ts'
import { NotFoundForGuests } from '#app/shell/errors/NotFoundForGuests.tsx'
import { inLayout } from '#app/shell/pageLayout.ts'

export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/content/loaders.ts'
export { pageChanges as shouldRevalidate } from '#app/content/revalidation.ts'
export { PageError as ErrorBoundary } from '#app/shell/errors/PageError.tsx'

export const handle = inLayout('clean')

/** Promotions for players are hidden from guests, as if they did not exist (PRO-01). */
export default function PromotionRoute({ loaderData: page }: { loaderData: PageParts }) {
  const { player } = useAuth()
  if (page.restricted && !player) return <NotFoundForGuests />
  return (
    <>
      <PageHead page={page} />
      {page.main && <PromotionPage slice={page.main} />}
    </>
  )
}
