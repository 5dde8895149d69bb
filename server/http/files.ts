import { LRUCache } from 'lru-cache'
import { type Encoding, encode, encodingFor } from './compress.ts'

/** Versions that are held: a browser may ask for the one before the last. */
const HELD = 3
const QUALITY = 6

type Body = { encoding: Encoding; bytes: Buffer<ArrayBuffer> }
type File = { text: string; bodies: Map<Encoding, Promise<Body>> }

/** Large texts by hash, each compressed once an encoding. */
export function createFiles() {
  const held = new LRUCache<string, File>({ max: HELD })

  async function compress(text: string, encoding: Encoding): Promise<Body> {
    return { encoding, bytes: (await encode(Buffer.from(text), encoding, QUALITY)) as Buffer<ArrayBuffer> }
  }

  return {
    keep(hash: string, text: string): void {
      if (!held.has(hash)) held.set(hash, { text, bodies: new Map() })
    },
    /** The file in the best encoding that `accepts` names, or `undefined` when it is not held. */
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
