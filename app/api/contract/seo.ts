import * as v from 'valibot'
import { Id, Text } from './common.ts'
import { lenient } from './repair.ts'

/** Casino API: what search results and other sites show of a page (S2 3). */

/** A wrong field costs itself: the rest of the record is what search results show of the page. */
const SeoFields = v.object({
  title: lenient(Text),
  ogTitle: lenient(v.string()),
  description: lenient(v.string()),
  ogDescription: lenient(v.string()),
  /** Asset id. */
  ogImage: lenient(Id),
  twitterCard: lenient(v.picklist(['summary', 'summary_large_image'])),
  metaRobots: lenient(v.pipe(v.string(), v.maxLength(100))),
})

/** Without a single field that is known it is no SEO record but some other answer. */
export const Seo = v.pipe(
  SeoFields,
  v.check((seo) => Object.values(seo).some((field) => field !== undefined), 'no field of an SEO record'),
)
export type Seo = v.InferOutput<typeof Seo>
