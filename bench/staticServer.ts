// Serves the static page and the build's files from memory; pictures come through it from SITE's sandbox.
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const { CLIENT = '', PAGE = '', PAGE_CACHE = '', SITE = '' } = process.env

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type File = { body: Buffer; headers: Record<string, string> }

const compressed = { 'content-encoding': 'br', vary: 'accept-encoding' }

const html = brotliCompressSync(readFileSync(PAGE))
const page: File = {
  body: html,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': PAGE_CACHE,
    'content-length': String(html.length),
    ...compressed,
  },
}

const cacheOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=604800'

const files = new Map<string, File | undefined>([['/', page]])

function read(path: string): File | undefined {
  const file = join(CLIENT, path)
  const packed = existsSync(`${file}.br`)
  if (path.includes('..') || !existsSync(file)) return undefined
  const body = readFileSync(packed ? `${file}.br` : file)
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': cacheOf(path),
    'content-length': String(body.length),
    ...(packed && compressed),
  }
  return { body, headers }
}

function fileAt(path: string): File | undefined {
  if (!files.has(path)) files.set(path, read(path))
  return files.get(path)
}

function forward(incoming: IncomingMessage, answer: ServerResponse): void {
  const inner = request(`${SITE}${incoming.url}`, (picture) => {
    answer.writeHead(picture.statusCode ?? 502, picture.headers)
    picture.pipe(answer)
  })
  inner.on('error', () => answer.writeHead(502).end())
  inner.end()
}

const server = createServer((incoming, answer) => {
  const path = incoming.url?.split('?', 1)[0] ?? '/'
  if (path.startsWith('/sandbox/')) return forward(incoming, answer)
  const file = fileAt(path)
  if (!file) return answer.writeHead(404).end()
  answer.writeHead(200, file.headers).end(file.body)
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})
process.once('SIGTERM', () => process.exit(0))
