// The page on which a person judges the pictures that differ. It listens on this machine alone.
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accept, type Differing, type Folders, fileOf, type Side } from './differing.ts'

const HOST = '127.0.0.1'

const page: Record<string, { file: string; type: string }> = {
  '/': { file: 'page.html', type: 'text/html; charset=utf-8' },
  '/page.css': { file: 'page.css', type: 'text/css; charset=utf-8' },
  '/page.js': { file: 'page.js', type: 'text/javascript; charset=utf-8' },
}

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

function answer(response: ServerResponse, status: number, type = 'text/plain', body: string | Buffer = '') {
  response.writeHead(status, { ...headers, 'content-type': type }).end(body)
}

const json = (response: ServerResponse, body: unknown) =>
  answer(response, 200, 'application/json', JSON.stringify(body))

/** Another site's page could post here too, also under a name of its own for this address. */
const isFromHere = ({ headers: { host, origin } }: IncomingMessage, own: string) =>
  host === own && (origin === undefined || origin === `http://${own}`)

const SIDE: Record<string, Side> = { before: 'before', after: 'after', difference: 'difference' }

async function sendPicture(response: ServerResponse, folders: Folders, address: URL) {
  const side = SIDE[address.searchParams.get('side') ?? '']
  const file = side && fileOf(folders, address.searchParams.get('name') ?? '', side)
  if (!file) return answer(response, 404)
  answer(response, 200, 'image/png', await readFile(file))
}

type Review = { folders: Folders; pictures: Differing[]; accepted: Set<string> }

async function receiveAccept(
  request: IncomingMessage,
  response: ServerResponse,
  review: Review,
  own: string,
) {
  if (!request.headers.origin || !isFromHere(request, own)) return answer(response, 403)
  const name = new URL(request.url ?? '/', `http://${own}`).searchParams.get('name') ?? ''
  const isListed = review.pictures.some((picture) => picture.name === name)
  if (!isListed || !(await accept(review.folders, name))) return answer(response, 404)
  review.accepted.add(name)
  json(response, { accepted: name })
}

async function respond(request: IncomingMessage, response: ServerResponse, review: Review, own: string) {
  if (!isFromHere(request, own)) return answer(response, 403)
  const address = new URL(request.url ?? '/', `http://${own}`)
  if (request.method === 'POST' && address.pathname === '/accept')
    return receiveAccept(request, response, review, own)
  if (request.method !== 'GET') return answer(response, 405)
  if (address.pathname === '/pictures')
    return json(response, { pictures: review.pictures, accepted: [...review.accepted] })
  if (address.pathname === '/picture') return sendPicture(response, review.folders, address)
  const part = page[address.pathname]
  if (!part) return answer(response, 404)
  answer(response, 200, part.type, await readFile(`${import.meta.dirname}/${part.file}`))
}

/** Serves the page; resolves to the server and its address. */
export async function serveReview(folders: Folders, pictures: Differing[], port = 0) {
  const review: Review = { folders, pictures, accepted: new Set() }
  const server: Server = createServer((request, response) => {
    const own = `${HOST}:${(server.address() as AddressInfo).port}`
    respond(request, response, review, own).catch((error: Error) => {
      console.error(error)
      answer(response, 500, 'text/plain', error.message)
    })
  })
  await new Promise<void>((done) => server.listen(port, HOST, done))
  return { server, address: `http://${HOST}:${(server.address() as AddressInfo).port}/` }
}
