import { Suspense } from 'react'
import type { PageParts } from '#app/api/contract/pages.ts'
import { Head } from '#app/content/Head.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageTitle } from '#ui/layout/Page'

// Most pages of preview are others.
const CatalogueFacts = lazyPart(() => import('./CatalogueFacts.tsx').then((file) => file.CatalogueFacts))

/** The page with the state of the catalogue, for operators. */
export const CataloguePage = ({ page: { head, title } }: { page: PageParts }) => (
  <PreviewMessages>
    <Head slice={head} />
    <PageTitle title={title} />
    <Suspense>
      <CatalogueFacts />
    </Suspense>
  </PreviewMessages>
)
