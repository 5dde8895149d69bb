import { type Encoding, encode } from './compress.ts'

type Body = Buffer<ArrayBuffer>

/**
 * Brotli qualities of a page: of its first answer, which somebody waits for, and of one that many ask for. Of a page of
 * 120 kB 4, 5 and 6 make 11.4, 10.6 and 10.5 kB in 0.5, 0.7 and 0.8 ms; 9, 10 and 11 make 10.4, 9.7 and 9.6 in 11, 31 and 96.
 */
const FIRST = 5
const BEST = 10

/** How often a page is asked for in brotli before it is worth that. */
const OFTEN = 10

/** Whether one is being made: pages that are asked for often take one core at most. */
let improving = false

/** A page in each encoding, made when it is first asked for and held with the page. */
export function createBodies(html: Body) {
  const made = new Map<Encoding, Body>([['identity', html]])
  const making = new Map<Encoding, Promise<Body>>()
  let asked = 0

  async function make(encoding: Encoding, quality: number): Promise<Body> {
    const bytes = (await encode(html, encoding, quality)) as Body
    made.set(encoding, bytes)
    return bytes
  }

  /** Once; behind whoever asks. */
  async function improve(): Promise<void> {
    improving = true
    // What cannot be made better is good enough.
    await make('br', BEST).catch(() => undefined)
    improving = false
  }

  return {
    /** The bytes, where they have been made. */
    made: (encoding: Encoding): Body | undefined => made.get(encoding),
    /** The bytes in `encoding`. */
    async in(encoding: Encoding): Promise<Body> {
      const known = made.get(encoding)
      if (known) return known
      const work = making.get(encoding) ?? make(encoding, FIRST)
      making.set(encoding, work)
      return work
    },
    /** Somebody is given the bytes out of memory once more. */
    again(encoding: Encoding): void {
      if (encoding !== 'br' || asked > OFTEN) return
      asked += 1
      if (asked <= OFTEN) return
      // Another time, while another page is being made better.
      if (improving) asked = 0
      else void improve()
    },
  }
}

export type Bodies = ReturnType<typeof createBodies>
