// @vitest-environment node
import { expect, test } from 'vitest'
import { matchAt } from '../routeMatch.ts'
import type { PageContent } from './draft.ts'
import { pageAt } from './index.ts'

const content = { words: { mirror: 'Oglinda mea', lobby: 'Cazino' } } as unknown as PageContent

test('RTE-09 the mirror is for players, in no sitemap, and has no content of the server', async () => {
  const match = matchAt('/utilizator/oglinda')
  if (!match) throw new Error('no route at the address of the mirror')
  expect(await pageAt(content, match)).toEqual({
    title: 'Oglinda mea',
    lobby: 'Casino',
    gated: true,
    unlisted: true,
    trail: [{ name: 'Cazino', path: '/' }],
    kind: 'WebPage',
  })
})
