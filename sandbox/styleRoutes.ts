import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Context, Hono } from 'hono'
import { matches } from './reply.ts'

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const text = (path: string) => readFileSync(file(path), 'utf8')

/** Made by the build; until then pages have the system's fonts. */
const fonts = file('public/fonts')

/** The site's faces, with addresses beside the stylesheet. */
const faces = () => text('ui/foundation/brandFaces.css').replaceAll("url('/fonts/", "url('fonts/")

const stylesheet = () => text('tokens/dist/tokens.css') + (existsSync(fonts) ? faces() : '')

function answer(c: Context, type: string, body: string | Uint8Array<ArrayBuffer>): Response {
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  c.header('ETag', tag)
  c.header('Cache-Control', 'no-cache')
  c.header('X-Content-Type-Options', 'nosniff')
  if (matches(c, tag)) return c.body(null, 304)
  c.header('Content-Type', type)
  return c.body(body)
}

/** The product's look for pages of the sandbox: its tokens and fonts, from this machine. */
export function styleRoutes(): Hono {
  const app = new Hono()
  app.get('/look.css', (c) => answer(c, 'text/css; charset=utf-8', stylesheet()))
  app.get('/fonts/:name', (c) => {
    const name = c.req.param('name')
    if (!existsSync(fonts) || !readdirSync(fonts).includes(name)) return c.notFound()
    return answer(c, 'font/woff2', readFileSync(`${fonts}/${name}`))
  })
  return app
}
