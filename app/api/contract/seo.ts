import * as v from 'valibot'
import { Id, Text } from './common.ts'
import { lenient } from './repair.ts'

/** Casino API: SEO data of a page (S2 3). */

/** An invalid field is dropped alone: search results show the rest of the record. */
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

/** A record without any known field is not a SEO record but another response. */
export const Seo = v.pipe(
  SeoFields,
  v.check((seo) => Object.values(seo).some((field) => field !== undefined), 'no field of an SEO record'),
)
export type Seo = v.InferOutput<typeof Seo>
