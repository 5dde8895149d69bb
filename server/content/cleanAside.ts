import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** Timeout in milliseconds for one piece; a normal one of the largest size takes a tenth. */
const PIECE_TIMEOUT_MS = 3000

/** Heap of the thread in MiB. */
const HEAP_MIB = 128

/** Resolved by package name, since the server runs both built and from sources. */
const file = createRequire(import.meta.url).resolve('#server/content/htmlThread.ts')

/** The next message of the thread. */
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
  const thread = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB }, execArgv: [] })
  // An error between two pieces fails the next one; the thread must not keep the process alive.
  thread.on('error', () => undefined)
  thread.unref()
  await nextFrom(thread)
  return thread
}

/**
 * Sanitises HTML in a worker thread, one piece after the other. A piece that needs too much time or memory ends the
 * thread and gives `undefined`; the next one starts a new thread.
 */
export function createAside(limit = PIECE_TIMEOUT_MS): (html: string) => Promise<string | undefined> {
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
