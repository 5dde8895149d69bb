import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Cleaner } from './cleaner.ts'

/** Timeout in milliseconds for one piece; a normal one of the largest size takes a tenth. */
const PIECE_TIMEOUT_MS = 3000

/** Heap of the thread in MiB. */
const HEAP_MIB = 128

/** Resolved by package name, since the server runs both built and from sources. */
const file = createRequire(import.meta.url).resolve('#server/content/htmlThread.ts')

/** The next message of the thread. */
async function nextFrom<Answer>(thread: Worker): Promise<Answer> {
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
 * A cleaner in a worker thread, for one piece of HTML after the other. A piece that needs too much time or memory ends
 * the thread and gives `undefined`; the next one starts a new thread.
 */
export function createAside(limit = PIECE_TIMEOUT_MS) {
  let thread: Promise<Worker> | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function run<Job extends keyof Cleaner>(
    job: Job,
    html: string,
  ): Promise<ReturnType<Cleaner[Job]> | undefined> {
    thread ??= begin()
    const current = await thread
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), limit)
    })
    const answer = nextFrom<ReturnType<Cleaner[Job]>>(current).catch(() => undefined)
    current.postMessage({ job, html })
    const result = await Promise.race([answer, late])
    clearTimeout(timer)
    if (result !== undefined) return result
    thread = undefined
    await current.terminate()
    return undefined
  }

  return <Job extends keyof Cleaner>(job: Job, html: string) => {
    const mine = last.then(() => run(job, html))
    last = mine.catch(() => {
      thread = undefined
    })
    return mine
  }
}
