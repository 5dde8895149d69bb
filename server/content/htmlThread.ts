// The worker thread that sanitises larger pieces of HTML, one after the other.
import { parentPort } from 'node:worker_threads'
import { type Cleaner, createCleaner } from './cleaner.ts'

const cleaner = createCleaner()
parentPort?.on('message', ({ job, html }: { job: keyof Cleaner; html: string }) =>
  parentPort?.postMessage(cleaner[job](html)),
)
parentPort?.postMessage('ready')
