import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { problem } from '../reply.ts'

const folder = join(import.meta.dirname, '..', 'media')

/** Short clips of a few games; players request byte ranges, without which Safari shows nothing. */
export function videoRoutes(): Hono {
  const app = new Hono()
  app.get('/:file{[a-z0-9-]+\\.webm}', async (c) => {
    const clip = await readFile(join(folder, c.req.param('file'))).catch(() => undefined)
    if (!clip) return problem(c, 404, 'unknown video')
    c.header('Content-Type', 'video/webm')
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('Accept-Ranges', 'bytes')
    c.header('Cross-Origin-Resource-Policy', 'cross-origin')
    const asked = c.req.header('Range')
    if (!asked) return c.body(new Uint8Array(clip))
    const part = rangeOf(asked, clip.byteLength)
    if (!part) return c.body(null, 416, { 'Content-Range': `bytes */${clip.byteLength}` })
    c.header('Content-Range', `bytes ${part.first}-${part.last}/${clip.byteLength}`)
    return c.body(new Uint8Array(clip.subarray(part.first, part.last + 1)), 206)
  })
  return app
}

/** First and last byte of a single range: `bytes=0-99`, `bytes=100-` or the last ones, `bytes=-100`. */
function rangeOf(header: string, size: number): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, size - Number(to))
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1
  return first <= last ? { first, last } : undefined
}
