import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Milliseconds for one piece, of which a good one of the largest size takes a tenth. */
const TIME_LIMIT = 3000

/** MiB of heap that the thread may have for itself. */
const HEAP = 128

/** By its name in the package: the server runs built and from its sources. */
const file = createRequire(import.meta.url).resolve('#server/content/htmlThread.ts')

/** What the thread says next. */
async function nextFrom(thread: Worker): Promise<string> {
  const over = new AbortController()
  const { signal } = over
  try {
    const [said] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('the thread for HTML has ended'))),
    ])
    return said
  } finally {
    over.abort()
  }
}

async function begin(): Promise<Worker> {
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP }, execArgv: [] })
  // What goes wrong between two pieces is met by the next; nothing that ends is held up.
  thread.on('error', () => undefined)
  thread.unref()
  await nextFrom(thread)
  return thread
}

/**
 * Cleans HTML in a thread of its own, one piece after the other. One that takes too long, or too much memory, ends the thread
 * and is `undefined`; the next gets a new one.
 */
export function createAside(limit = TIME_LIMIT): (html: string) => Promise<string | undefined> {
  let thread: Promise<Worker> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function clean(html: string): Promise<string | undefined> {
    thread ??= begin()
    const current = await thread
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), limit)
    })
    const cleaned = nextFrom(current).catch(() => undefined)
    current.postMessage(html)
    const result = await Promise.race([cleaned, late])
    clearTimeout(timer)
    if (result !== undefined) return result
    thread = undefined
    await current.terminate()
    return undefined
  }

  return (html) => {
    const mine = last.then(() => clean(html))
    last = mine.catch(() => {
      thread = undefined
    })
    return mine
  }
}
