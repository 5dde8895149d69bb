import type { PageParts } from '#app/api/contract/pages.ts'
import { NotFoundForGuests } from '#app/errors/NotFoundForGuests.tsx'
import { PromotionPage } from '#app/pages/PromotionPage.tsx'
import { useAuth } from '#app/session/auth.ts'
import { inLayout } from '#app/shell/layout.ts'
import { PageHead } from '#app/shell/PageHead.tsx'

export { PageError as ErrorBoundary } from '#app/errors/PageError.tsx'
export { pageChanges as shouldRevalidate } from '#app/lib/pageChanges.ts'
export { loadPage as loader, loadPageInBrowser as clientLoader } from '#app/loaders.ts'

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
