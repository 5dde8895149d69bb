// The thread that cleans larger pieces of HTML: gets one after the other, and answers each.
import { parentPort } from 'node:worker_threads'
import { createCleaner } from './cleaner.ts'

const clean = createCleaner()
parentPort?.on('message', (html: string) => parentPort?.postMessage(clean(html)))
parentPort?.postMessage('ready')
