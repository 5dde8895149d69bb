import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { spawnEntry } from '../../e2e/support/processes.ts'

const START_LIMIT = 60_000

/** One of several sites, at a fixed port. */
export type Instance = {
  url: string
  port: number
  /** Starts the release in `dir`, and waits until it is ready. */
  start: (dir: string) => Promise<void>
  /** Stops it with a signal; resolves to its exit code, `null` after a kill. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>
  /** Number of log lines since its last start with these fields. */
  said: (fields: Record<string, unknown>) => number
}

function linesWith(output: string, fields: Record<string, unknown>): number {
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  return lines.filter((line) => {
    const said = JSON.parse(line) as Record<string, unknown>
    return Object.entries(fields).every(([name, value]) => said[name] === value)
  }).length
}

export function instanceAt(port: number, env: Record<string, string>): Instance {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let output = () => ''

  async function ready(): Promise<void> {
    const until = Date.now() + START_LIMIT
    while (Date.now() < until) {
      if (child?.exitCode != null) throw new Error(`${url} ended with ${child.exitCode}:\n${output()}`)
      const answer = await fetch(`${url}/readyz`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`${url} was not ready:\n${output()}`)
  }

  return {
    url,
    port,
    async start(dir) {
      const own = { ...env, HOST: '127.0.0.1', PORT: String(port) }
      ;({ child, output } = spawnEntry('server/start.ts', own, dir))
      await ready()
    },
    async stop(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return null
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill(signal)
      return (await ended)[0]
    },
    said: (fields) => linesWith(output(), fields),
  }
}
