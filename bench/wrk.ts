import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackage } from '../scripts/lib/debian.mjs'
import { cpuTime, type Served } from './processes.ts'

export type Asked = {
  accept: string
  /** Number of parallel connections; each requests again after its response. */
  connections: number
  /** Whether each request has a unique query. */
  queries: boolean
  seconds: number
}

export type Figures = {
  perSecond: number
  /** Milliseconds. */
  p99: number
  /** Milliseconds of the server's processor time per request. */
  processor: number
  /** Unsuccessful responses, and broken connections. */
  failed: number
}

const run = promisify(execFile)
const isThere = (command: string) => spawnSync(command, ['--version']).error === undefined

/** Whether server and client can run on separate cores. */
const apart = availableParallelism() > 1 && isThere('taskset')

/** Whether `wrk` is available; installs it if possible. */
export const ensureWrk = async (): Promise<boolean> =>
  isThere('wrk') || ((await installPackage('wrk')) && isThere('wrk'))

/** Pins a server with all its threads to the first core. */
export function onCoreOfItsOwn({ pid }: Served): void {
  if (apart) spawnSync('taskset', ['-acp', '0', String(pid)])
}

/** Output of a client on the second core. */
async function client(command: string, args: string[]): Promise<string> {
  const [file, ...rest] = apart ? ['taskset', '-c', '1', command, ...args] : [command, ...args]
  return (await run(file as string, rest, { maxBuffer: 10_000_000 })).stdout
}

const script = `
math.randomseed(os.time())
request = function() return wrk.format(nil, "/?utm_source=" .. math.random(1e9)) end
`

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

function p99In(text: string): number {
  const [, value, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(value) * (units[unit] ?? Number.NaN)
}

async function withWrk(url: string, { accept, connections, queries, seconds }: Asked) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  const file = join(dir, 'queries.lua')
  writeFileSync(file, script)
  try {
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', `accept-encoding: ${accept}`]
    const text = await client('wrk', [...args, ...(queries ? ['-s', file] : []), `${url}/`])
    const [, connect, read, write, timeout] =
      /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.map(Number) ?? []
    const broken = [connect, read, write, timeout].reduce<number>((sum, count = 0) => sum + count, 0)
    return {
      answers: numberIn(text, /(\d+) requests in/),
      perSecond: numberIn(text, /Requests\/sec:\s+([\d.]+)/),
      p99: p99In(text),
      failed: numberIn(text, /Non-2xx or 3xx responses: (\d+)/) + broken,
    }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

type Counted = {
  requests: { total: number; average: number }
  latency: { p99: number }
  errors: number
  non2xx: number
}

async function withAutocannon(url: string, { accept, connections, queries, seconds }: Asked) {
  const args = ['--json', '-c', String(connections), '-d', String(seconds), '-H', `accept-encoding=${accept}`]
  const address = queries ? ['--idReplacement', `${url}/?utm_source=[<id>]`] : [`${url}/`]
  const entry = join(import.meta.dirname, '..', 'node_modules/autocannon/autocannon.js')
  const said: Counted = JSON.parse(await client(process.execPath, [entry, ...args, ...address]))
  const { requests, latency, errors, non2xx } = said
  return { answers: requests.total, perSecond: requests.average, p99: latency.p99, failed: errors + non2xx }
}

/** Requests `/` of `server` repeatedly. */
export async function ask(server: Served, asked: Asked): Promise<Figures> {
  const before = cpuTime(server.pid)
  const { answers, ...rest } = await (isThere('wrk') ? withWrk : withAutocannon)(server.url, asked)
  return { ...rest, processor: (cpuTime(server.pid) - before) / answers }
}
