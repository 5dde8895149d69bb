import { Suspense, useContext } from 'react'
import { urlOf } from '#app/domain/urlOf.ts'
import { Assets } from './Assets.ts'
import { usePreview } from './pageContexts.ts'
import { useSlice } from './slices.ts'

type HeadProps = { slice: string }

function HeadTags({ slice }: HeadProps) {
  const preview = usePreview()
  const { asset } = useContext(Assets)
  const { seo, canonical, structured } = useSlice(slice, 'Head')
  const image = seo.ogImage && fullAddress(asset(seo.ogImage, 1280), canonical)
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {(preview || seo.metaRobots) && <meta name="robots" content={preview ? 'noindex' : seo.metaRobots} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={seo.ogTitle ?? seo.title} />
      {seo.ogDescription && <meta property="og:description" content={seo.ogDescription} />}
      {image && <meta property="og:image" content={image} />}
      {structured.map((record) => (
        <script key={String(record['@type'])} type="application/ld+json">
          {jsonLd(record)}
        </script>
      ))}
      <meta name="twitter:card" content={seo.twitterCard ?? 'summary_large_image'} />
    </>
  )
}

/** Other sites read the picture of a shared page, so a path needs the site's origin, if it is configured. */
const fullAddress = (address: string, canonical: string): string => urlOf(address, canonical)?.href ?? address

/** JSON for a script element; `<` is escaped, so that content cannot close the element. */
const jsonLd = (record: object): string => JSON.stringify(record).replace(/</g, '\\u003c')

/** The page's SEO record (SEO-01), in the server's HTML. */
export function Head(props: HeadProps) {
  return (
    <Suspense>
      <HeadTags {...props} />
    </Suspense>
  )
}
