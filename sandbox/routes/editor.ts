import { Hono } from 'hono'
import { baseOf } from '../base.ts'
import type { Content } from '../content.ts'
import { editorPage } from '../editor/page.ts'
import { styleHash } from '../html.ts'
import { problem } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'

const script = new URL('../editor/browser/editor.ts', import.meta.url)

/** Own scripts and styles, and preview of the same origin in a frame. */
const policy =
  `default-src 'none'; script-src 'self'; style-src 'self' '${styleHash}'; connect-src 'self'; frame-src 'self'; ` +
  "img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const slugsOf = ({ text }: { text: string }): string[] =>
  (JSON.parse(text) as { slug: string }[]).map(({ slug }) => slug)

/** An example of a content system: a form beside preview. */
export function editorRoutes(content: Content): Hono {
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.get('/', (c) => {
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
    const names = {
      pages: slugsOf(content.list('page', 'Draft')),
      promotions: slugsOf(content.list('promotion', 'Draft')),
    }
    return c.html(editorPage(baseOf(c, '/editor'), names))
  })
  app.get('/assets/:file', (c) => files(c, c.req.param('file')) ?? problem(c, 404, 'unknown file'))
  return app
}
