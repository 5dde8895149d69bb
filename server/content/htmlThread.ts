// The worker thread that sanitises larger pieces of HTML, one after the other.
import { parentPort } from 'node:worker_threads'
import { createCleaner } from './cleaner.ts'

const clean = createCleaner()
parentPort?.on('message', (html: string) => parentPort?.postMessage(clean(html)))
parentPort?.postMessage('ready')
