import { type Context, Hono } from 'hono'
import { ImageKind } from '#app/api/contract/casino.ts'
import type { Content } from '../content.ts'
import { DEALERS } from '../hub/dealers.ts'
import { isTableWorld } from '../hub/kinds.ts'
import type { PictureOrder, Pictures } from '../pictures.ts'
import { matches, problem } from '../reply.ts'

const kinds: readonly string[] = ImageKind.options

/** Rendered widths; a request gets the next larger one, so that the cache stays small. */
const widths = [80, 120, 160, 240, 320, 480, 640, 960, 1280]

/** Game pictures by code and kind, other assets by id (CAT-02). */
export function assetRoutes(content: Content, pictures: Pictures): Hono {
  const app = new Hono()
  app.get('/:id/:name?', async (c) => {
    const id = c.req.param('id')
    const name = c.req.param('name') ?? ''
    const width = widthOf(c)
    if (!width) return problem(c, 400, 'format must be webp, width or transforms=w_… a width from 1 to 4096')
    const game = content.game(id)
    if (game && !kinds.includes(name)) return problem(c, 400, `kind must be one of ${kinds.join(', ')}`)
    const kind = kinds.includes(name) ? (name as ImageKind) : 'Landscape'
    const order = game?.images.includes(kind)
      ? { of: 'game' as const, game, kind, world: content.world(id) }
      : assetOrder(content, id)
    return send(c, pictures, order ?? { of: 'placeholder', kind }, width)
  })
  return app
}

/** The picture of an asset id; game codes never start with these words. */
function assetOrder(content: Content, id: string): PictureOrder | undefined {
  const provider = /^provider-(.+)-(light|dark|icon)$/.exec(id)
  if (provider) {
    const body = content.one('provider', `provider-${provider[1]}`, 'Published')
    if (!body) return undefined
    const { slug, name } = JSON.parse(body.text) as { slug: string; name: string }
    return { of: 'provider', slug, name, form: provider[2] as 'light' | 'dark' | 'icon' }
  }
  const [, number, kind] = /^dealer-(\d{1,2})-([a-z]+)$/.exec(id) ?? []
  if (number !== undefined && Number(number) <= DEALERS && isTableWorld(kind)) {
    return { of: 'dealer', number: Number(number), world: kind }
  }
  const [, of, code] = /^(banner|collection)-(.+)$/.exec(id) ?? []
  if (!of || !code) return undefined
  const game = of === 'banner' ? content.game(code) : undefined
  const title = game?.name ?? content.pictureTitle(id)
  if (!title) return undefined
  const world = game && content.world(code)
  return { of: of as 'banner' | 'collection', code, title, type: game?.type ?? 'Slot', world }
}

/** The width from `width` or `transforms=w_…`; 640 without either, `undefined` if it is invalid. */
function widthOf(c: Context): number | undefined {
  const { format = 'webp', width, transforms } = c.req.query()
  if (format !== 'webp' || (transforms !== undefined && !/^w_\d+$/.test(transforms))) return undefined
  const asked = transforms?.slice(2) ?? width ?? '640'
  const wanted = /^\d{1,4}$/.test(asked) ? Number(asked) : 0
  if (wanted < 1 || wanted > 4096) return undefined
  return widths.find((made) => made >= wanted) ?? widths.at(-1)
}

async function send(c: Context, pictures: Pictures, order: PictureOrder, width: number): Promise<Response> {
  const missing = order.of === 'placeholder'
  const etag = `"${pictures.keyOf(order, width)}"`
  const cacheFor = c.req.query('version') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  c.header('Cache-Control', missing ? 'public, max-age=60' : cacheFor)
  c.header('ETag', etag)
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  if (!missing && matches(c, etag)) return c.body(null, 304)
  c.header('Content-Type', 'image/webp')
  // Without a body nothing is drawn.
  if (c.req.method === 'HEAD') return c.body(null, missing ? 404 : 200)
  const picture = await pictures.get(order, width)
  c.header('Content-Length', String(picture.byteLength))
  return c.body(picture, missing ? 404 : 200)
}
