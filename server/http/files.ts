import { LRUCache } from 'lru-cache'
import { type Encoding, encode, encodingFor } from './compress.ts'

/** Number of stored versions, for browsers with an older page. */
const MAX_VERSIONS = 3
const BROTLI_QUALITY = 6

type Body = { encoding: Encoding; bytes: Buffer<ArrayBuffer> }
type File = { text: string; bodies: Map<Encoding, Promise<Body>> }

/** Large texts by hash, each compressed once per encoding. */
export function createFiles() {
  const held = new LRUCache<string, File>({ max: MAX_VERSIONS })

  async function compress(text: string, encoding: Encoding): Promise<Body> {
    return {
      encoding,
      bytes: (await encode(Buffer.from(text), encoding, BROTLI_QUALITY)) as Buffer<ArrayBuffer>,
    }
  }

  return {
    keep(hash: string, text: string): void {
      if (!held.has(hash)) held.set(hash, { text, bodies: new Map() })
    },
    /** The file in the best encoding of `accepts`, or `undefined` if it is not stored. */
    async body(hash: string, accepts: string | undefined): Promise<Body | undefined> {
      const file = held.get(hash)
      if (!file) return undefined
      const encoding = encodingFor(accepts)
      const body = file.bodies.get(encoding) ?? compress(file.text, encoding)
      file.bodies.set(encoding, body)
      return body
    },
  }
}
