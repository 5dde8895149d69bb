// Requests the games, and all lists at once, while their service sends bombs; prints the peaks as a line of JSON. Run
// by bombs.test.ts in a separate process with the heap of an instance.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { type ContentName, contentLoads } from '#app/api/content.ts'
import { createLists } from '../content/lists.ts'
import { type BombName, bombs } from './bombs.ts'

const MIB = 1024 * 1024

/** Sizes just below the budget of the largest list, and of a smaller one. */
const LARGE_LIST_BYTES = 31 * MIB
const USUAL_LIST_BYTES = 4 * MIB - 1

let bomb: BombName = 'empty records'
let size = LARGE_LIST_BYTES
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const body = Readable.from(bombs[bomb](size))
  // A client that has read enough closes the connection.
  response.on('close', () => body.destroy())
  body.on('error', () => undefined).pipe(response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** Highest figures since the last reset, in bytes. */
let peak = { heap: 0, rss: 0 }
const measure = () => {
  const { heapUsed, rss } = process.memoryUsage()
  peak = { heap: Math.max(peak.heap, heapUsed), rss: Math.max(peak.rss, rss) }
}
const timer = setInterval(measure, 5)

const names = Object.keys(contentLoads) as ContentName[]
/** Result of one bomb; sizes in MiB, `held`: lists that were loaded. */
export type Outcome = { bomb: BombName; size: number; lists: string; heap: number; rss: number; held: number }

const outcomes: Outcome[] = []

/** Loads some lists at once, as an instance does after its start. */
async function load(lists: readonly ContentName[], what: string): Promise<void> {
  peak = { heap: 0, rss: 0 }
  const api = { casinoUrl: url, cmsUrl: url, timeout: 60_000, report: () => undefined }
  const store = createLists(api, 'Published', { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 })
  const loaded = await Promise.allSettled(lists.map((name) => store.get(name)))
  measure()
  const held = loaded.filter(({ status }) => status === 'fulfilled').length
  const mib = (bytes: number) => Math.round(bytes / MIB)
  outcomes.push({ bomb, size: mib(size), lists: what, heap: mib(peak.heap), rss: mib(peak.rss), held })
}

for (bomb of Object.keys(bombs) as BombName[]) {
  size = LARGE_LIST_BYTES
  await load(['games'], 'games')
  size = USUAL_LIST_BYTES
  await load(names, 'all at once')
}
clearInterval(timer)
server.closeAllConnections()
server.close()
console.log(JSON.stringify(outcomes))
