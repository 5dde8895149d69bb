import { type Encoding, encode } from './compress.ts'

type Body = Buffer<ArrayBuffer>

/**
 * Brotli qualities of a page: for its first response, which a visitor waits for, and for a page that is often
 * requested. For a page of 120 kB 4, 5 and 6 give 11.4, 10.6 and 10.5 kB in 0.5, 0.7 and 0.8 ms; 9, 10 and 11 give
 * 10.4, 9.7 and 9.6 in 11, 31 and 96.
 */
const FIRST_QUALITY = 5
const BEST_QUALITY = 10

/** Number of brotli requests after which a page gets the better quality. */
const MIN_REQUESTS_FOR_BEST = 10

/** Whether a page is being recompressed: this takes one core at most. */
let improving = false

/** A page in each encoding, compressed at the first request and cached with the page. */
export function createBodies(html: Body) {
  const made = new Map<Encoding, Body>([['identity', html]])
  const making = new Map<Encoding, Promise<Body>>()
  let asked = 0

  async function make(encoding: Encoding, quality: number): Promise<Body> {
    const bytes = (await encode(html, encoding, quality)) as Body
    made.set(encoding, bytes)
    return bytes
  }

  /** Recompresses once, in the background. */
  async function improve(): Promise<void> {
    improving = true
    // A failure keeps the first version.
    await make('br', BEST_QUALITY).catch(() => undefined)
    improving = false
  }

  return {
    /** The bytes, if they are compressed already. */
    made: (encoding: Encoding): Body | undefined => made.get(encoding),
    /** The bytes in `encoding`. */
    async in(encoding: Encoding): Promise<Body> {
      const known = made.get(encoding)
      if (known) return known
      const work = making.get(encoding) ?? make(encoding, FIRST_QUALITY)
      making.set(encoding, work)
      return work
    },
    /** Counts another response with the bytes from memory. */
    again(encoding: Encoding): void {
      if (encoding !== 'br' || asked > MIN_REQUESTS_FOR_BEST) return
      asked += 1
      if (asked <= MIN_REQUESTS_FOR_BEST) return
      // Tries again later, after the other page.
      if (improving) asked = 0
      else void improve()
    },
  }
}

export type Bodies = ReturnType<typeof createBodies>
