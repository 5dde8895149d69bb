import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { spawnEntry } from '../e2e/support/processes.ts'

/** One of our servers as a child process. */
export type Served = { url: string; pid: number; output: () => string; stop: () => Promise<void> }

/** Longest time in milliseconds for a server to print its address. */
const START_LIMIT = 60_000

/** Starts an entry file that listens on PORT=0 and prints its address. */
export async function serveEntry(entry: string, env: Record<string, string>): Promise<Served> {
  const { child, output } = spawnEntry(entry, { HOST: '127.0.0.1', PORT: '0', ...env })
  const until = Date.now() + START_LIMIT
  for (;;) {
    const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output())?.[1]
    if (port && child.pid) return { url: `http://127.0.0.1:${port}`, pid: child.pid, output, stop }
    if (child.exitCode !== null) throw new Error(`${entry} ended with ${child.exitCode}:\n${output()}`)
    if (Date.now() > until) throw new Error(`${entry} named no address:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }

  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

/** Milliseconds of a clock tick of /proc; Linux has 100 ticks a second. */
const TICK = 10

/** Processor time that a process has used in all its threads, in milliseconds (Linux). */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may have spaces; user and system time are fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK
}

/** Resident memory of a process in bytes (Linux). */
export function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Names of all built files: they have hashes, so the text changes with the build. */
export const buildMark = (root: string): string => readdirSync(`${root}/build/client/assets`).sort().join()
