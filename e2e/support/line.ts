import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Name of a build, as pages and files of the site have it. */
const MANIFEST = /manifest-(\w+)\.js/

export type Line = {
  url: string
  /** Cuts all connections, and refuses new ones, as a network without a connection does. */
  cut: () => void
  mend: () => void
  /** From now on another build is served: the same files, but for the name of the build. */
  release: () => Promise<void>
  close: () => Promise<void>
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The other name of the same length, so that nothing else changes. */
const otherNameOf = (name: string): string => [...name].reverse().join('')

/** A connection to `site` with an origin of its own, which can be cut. */
export async function createLine(site: string): Promise<Line> {
  let isCut = false
  let own: string | undefined

  const renamed = (text: string, from: string, to: string): string => text.replaceAll(from, to)

  async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (isCut) return void asked.socket.destroy()
    const path = own ? renamed(asked.url ?? '/', otherNameOf(own), own) : (asked.url ?? '/')
    const body = await bodyOf(asked)
    // Whole and plain bodies, whose text can be replaced.
    const { host: _, 'accept-encoding': __, 'if-none-match': ___, ...headers } = asked.headers
    const sent = request(new URL(path, site), { method: asked.method, headers })
    sent.end(body)
    const [got] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await bodyOf(got)
    if (isCut) return void asked.socket.destroy()
    const isText = /text|javascript|json/.test(got.headers['content-type'] ?? '')
    const whole = own && isText ? Buffer.from(renamed(content.toString(), own, otherNameOf(own))) : content
    const told = { ...got.headers }
    if (own) {
      // The policy has hashes of the inline scripts, which name the build.
      delete told['content-security-policy']
      delete told.etag
      if (told['x-build']) told['x-build'] = otherNameOf(String(told['x-build']))
    }
    answer.writeHead(got.statusCode ?? 500, told)
    answer.end(asked.method === 'HEAD' ? undefined : whole)
  }

  const server = createServer((asked, answer) => {
    forward(asked, answer).catch(() => asked.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
    },
    async release() {
      own = MANIFEST.exec(await (await fetch(site)).text())?.[1]
      if (!own) throw new Error('the page names no build')
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
