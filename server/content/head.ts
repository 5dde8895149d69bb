import type { Seo } from '#app/api/contract/seo.ts'
import type { SliceOf } from '#app/api/contract/slices.ts'
import type { PageDraft } from '#app/domain/pages/draft.ts'
import { structuredData } from '#app/domain/structuredData.ts'

/** What the head of the page at `path` says; its SEO record wins over what the page knows of itself. */
export function headSlice(
  page: PageDraft,
  path: string,
  { seo, siteUrl }: { seo: Seo | undefined; siteUrl: string },
): SliceOf<'Head'> {
  const { title = `${page.title} | Aramă`, ...rest } = seo ?? {}
  return {
    type: 'Head',
    seo: {
      title,
      ...(page.image && { ogImage: page.image }),
      ...rest,
      ...(page.unlisted && { metaRobots: 'noindex' }),
    },
    canonical: siteUrl + path,
    structured: structuredData(page, path, siteUrl),
  }
}
