import type { Seo } from '#app/api/contract/seo.ts'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { descriptionOf, titleOf } from '#app/domain/pageHead.ts'
import type { PageDraft, PageWords } from '#app/domain/pages/draft.ts'
import { structuredData } from '#app/domain/structuredData.ts'

/** The head of the page at `path`; its SEO record overrides the page's own data. */
export function headSlice(
  page: PageDraft,
  path: string,
  { seo, siteUrl, words }: { seo: Seo | undefined; siteUrl: string; words: PageWords },
): SliceOf<'Head'> {
  const { title = titleOf(page), description, ...rest } = seo ?? {}
  return {
    type: 'Head',
    seo: {
      title,
      description: description?.trim() || descriptionOf(page, words.descriptions),
      ...(page.image && { ogImage: page.image }),
      ...rest,
      ...(page.unlisted && { metaRobots: 'noindex' }),
    },
    canonical: siteUrl + path,
    structured: structuredData(page, path, siteUrl),
  }
}
