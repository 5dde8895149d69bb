import { QueryClient } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SliceOf } from '#app/api/contract/slices.ts'
import { renderIn } from '#app/testRender.tsx'
import { Assets, assetsUnder } from './Assets.ts'
import { Head } from './Head.tsx'
import { sliceKey } from './slices.ts'

const HASH = 'abcdefghijkl'

afterEach(cleanup)

/** The social picture of a page at `canonical` whose pictures come from `assets`. */
function pictureOf(canonical: string, assets: string): string | null | undefined {
  const client = new QueryClient()
  const slice: SliceOf<'Head'> = {
    type: 'Head',
    seo: { title: 'Titlu', ogImage: 'banner-arama' },
    canonical,
    structured: [],
  }
  client.setQueryData(sliceKey(HASH), slice)
  renderIn(
    client,
    <Assets value={assetsUnder(assets)}>
      <Head slice={HASH} />
    </Assets>,
  )
  return document.querySelector('meta[property="og:image"]')?.getAttribute('content')
}

test.each([
  ['a path of ours', 'https://arama.example/joc/x', '/assets', 'https://arama.example/assets/'],
  ['another site', 'https://arama.example/joc/x', 'https://cdn.example/a', 'https://cdn.example/a/'],
  ['a path of a site that does not know its own address', '/joc/x', '/assets', '/assets/'],
])('SEO-01 the picture for those who share a page, from %s', (_what, canonical, assets, start) => {
  expect(pictureOf(canonical, assets)).toMatch(new RegExp(`^${start}banner-arama\\?`))
})
