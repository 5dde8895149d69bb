import { Suspense, useContext } from 'react'
import { assetUrl } from '#app/domain/images.ts'
import { useSlice } from '#app/queries/slices.ts'
import { AssetsBase } from './AssetsBase.ts'
import { usePreview } from './Edition.ts'

type HeadProps = { slice: string }

function HeadTags({ slice }: HeadProps) {
  const preview = usePreview()
  const assets = useContext(AssetsBase)
  const { seo, canonical } = useSlice(slice, 'Head', { status: preview ? 'Draft' : 'Published' })
  const image = seo.ogImage && assetUrl(assets, seo.ogImage, 1280)
  return (
    <>
      <title>{seo.title}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {(preview || seo.metaRobots) && <meta name="robots" content={preview ? 'noindex' : seo.metaRobots} />}
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ro_RO" />
      <meta property="og:title" content={seo.ogTitle ?? seo.title} />
      {seo.ogDescription && <meta property="og:description" content={seo.ogDescription} />}
      {image && <meta property="og:image" content={image} />}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose `<` is escaped
        dangerouslySetInnerHTML={{ __html: jsonLd({ name: seo.title, url: canonical }) }}
      />
      <meta name="twitter:card" content={seo.twitterCard ?? 'summary_large_image'} />
    </>
  )
}

/** schema.org data of the site; `<` is escaped, so that no content can end the element. */
const jsonLd = (site: { name: string; url: string }): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@type': 'WebSite', inLanguage: 'ro', ...site }).replace(
    /</g,
    '\\u003c',
  )

/** The page's SEO record (SEO-01), in the first HTML. */
export function Head(props: HeadProps) {
  return (
    <Suspense>
      <HeadTags {...props} />
    </Suspense>
  )
}
