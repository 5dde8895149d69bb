import { expect, test } from 'vitest'
import { createLoad } from './load.ts'
import { draw } from './page.ts'

const csp = {
  frameAncestors: '',
  gameOrigins: '',
  sources: { connect: [], frame: [], script: [], img: [] },
  dev: false,
}

const drawn = (text: string, before?: Awaited<ReturnType<typeof draw>>, path = '/') =>
  draw(
    {
      render: async (_request, nonce) =>
        new Response(`<script nonce="${nonce}">a()</script>${text}`, {
          headers: { 'content-type': 'text/html' },
        }),
      csp,
      load: createLoad(),
      times: { fresh: 10, staleWhileRevalidate: 20 },
    },
    new Request(`http://site.invalid${path}`),
    { isPublic: true, before },
  )

test('an unchanged page keeps its compressed bytes; a changed one has new ones', async () => {
  const first = await drawn('Șapte')
  expect((await drawn('Șapte', first)).bodies).toBe(first.bodies)
  const other = await drawn('Opt', first)
  expect(String(await other.bodies.in('identity'))).toBe('<script>a()</script>Opt')
})

test.each([
  ['/', "frame-ancestors 'self'"],
  ['/preview', "frame-ancestors 'self'"],
  ['/preview/promotii', "frame-ancestors 'self'"],
  ['/previews', "frame-ancestors 'self'"],
])('CMS-04 the page at %s says %s: only preview may stand in a frame of the site', async (path, expected) => {
  const { headers } = await drawn('Șapte', undefined, path)
  expect(new Map(headers).get('content-security-policy')).toContain(expected)
})
