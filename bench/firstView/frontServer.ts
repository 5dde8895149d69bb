// The edge server: TLS and HTTP/2. One address serves the site, one the hand-written PAGES in front of the site; a
// third one sends the first of these pages over plain HTTP, as the lower bound of serving.
import { readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { forwardedHeaders, returnedHeaders } from './hops.ts'

const { SITE = '', PAGES = '', KEY = '', CERT = '' } = process.env
const site = new URL(SITE)
const agent = new Agent({ keepAlive: true })
const line = { key: readFileSync(KEY), cert: readFileSync(CERT), allowHTTP1: false }

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

type Page = { body: Buffer; headers: Record<string, string> }

const pages = new Map<string, Page>(
  Object.entries(JSON.parse(readFileSync(PAGES, 'utf8')) as Record<string, string>).map(([path, html]) => {
    const body = brotliCompressSync(html, best)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=0',
      vary: 'accept-encoding',
    }
    return [path, { body, headers }]
  }),
)

function forward(incoming: Http2ServerRequest, answer: Http2ServerResponse): void {
  const { method, url: path } = incoming
  const headers = forwardedHeaders(incoming.headers as IncomingHttpHeaders, {
    host: site.host,
    from: incoming.socket.remoteAddress ?? '127.0.0.1',
  })
  const inner = request(
    { agent, hostname: site.hostname, port: site.port, method, path, headers },
    (reply) => {
      if (answer.stream.destroyed) return void reply.destroy()
      answer.writeHead(reply.statusCode ?? 502, returnedHeaders(reply.headers))
      reply.on('error', () => answer.stream.destroy()).pipe(answer)
    },
  )
  inner.on('error', () => {
    if (!answer.headersSent && !answer.stream.destroyed) answer.writeHead(502)
    answer.end()
  })
  // A client that disconnects cancels its requests.
  answer.on('close', () => inner.destroy())
  incoming.pipe(inner)
}

function addressOf(server: Http2SecureServer): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`https://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
}

const ours = createSecureServer(line, forward)
const byHand = createSecureServer(line, (incoming, answer) => {
  const page = pages.get(incoming.url.split('?', 1)[0] ?? '/')
  if (!page) return forward(incoming, answer)
  answer.writeHead(200, page.headers)
  answer.end(page.body)
})
const plain = createServer((_, answer) => {
  const page = pages.get('/')
  answer.writeHead(page ? 200 : 404, page?.headers).end(page?.body)
})

const secure = { ours: await addressOf(ours), byHand: await addressOf(byHand) }
plain.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify(secure))
  console.log(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
