import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const node = join(root, 'node_modules', '.bin', 'node')

/** Longest time in milliseconds for a process to answer its first request. */
const START_TIMEOUT = 60_000

export type Running = {
  url: string
  /** All its output. */
  output: () => string
  /** Stops it with `signal` and resolves to its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Runs one of our entry files, of the release in `dir`; `output` collects its output. */
export function spawnEntry(
  entry: string,
  env: Record<string, string>,
  dir = root,
): { child: ChildProcess; output: () => string } {
  const child = spawn(node, [entry], {
    cwd: dir,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
  })
  child.stderr?.on('data', (chunk) => {
    text += chunk
  })
  return { child, output: () => text }
}

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + START_TIMEOUT
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}:\n${output()}`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer:\n${output()}`)
}

type Start = { entry: string; env: Record<string, string>; url: string; ready: string; dir?: string }

async function run({ entry, env, url, ready, dir }: Start): Promise<Running> {
  const { child, output } = spawnEntry(entry, env, dir)
  await answers(url + ready, child, output)
  return {
    url,
    output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode
      const ended = once(child, 'exit') as Promise<[number | null]>
      child.kill(signal)
      return (await ended)[0]
    },
  }
}

/** Starts the built site, or the one in `dir`; with its sandbox inside unless `env` names upstreams. */
export async function startSite(env: Record<string, string> = {}, dir?: string): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Flows set and remove faults within seconds, so a failed upstream is tried again at the next call.
  const own = { PORT: String(port), HOST: '127.0.0.1', BREAKER_SECONDS: '0' }
  return run({ entry: 'server/start.ts', env: { ...own, ...env }, url, ready: '/healthz', dir })
}

/** Starts the sandbox alone, with its own database in memory. */
export async function startSandbox(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/sandbox`
  const own = { SANDBOX_PORT: String(port), SANDBOX_DB: ':memory:', SANDBOX_GAMES: '2500', ...env }
  return run({ entry: 'sandbox/start.ts', env: own, url, ready: '/cms/globalsettings' })
}

/** Environment of a site without caches, which calls its upstreams for every request. */
export const withoutCaches = {
  CONTENT_FRESH_SECONDS: '0',
  CONTENT_STALE_WHILE_REVALIDATE_SECONDS: '0',
  PAGE_FRESH_SECONDS: '0',
}

/** Environment of a site whose upstreams are `sandbox`. */
export const upstreams = (sandbox: Running): Record<string, string> => ({
  CASINO_API_URL: `${sandbox.url}/casino`,
  CMS_URL: `${sandbox.url}/cms`,
  ASSETS_URL: `${sandbox.url}/casino/assets`,
})

/** Makes the sandbox answer `path` in a broken way. */
export async function setFault(sandbox: Pick<Running, 'url'>, path: string, mode: string): Promise<void> {
  const response = await fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, mode }),
  })
  if (!response.ok) throw new Error(`fault refused: ${response.status} ${await response.text()}`)
}

export async function clearFaults(sandbox: Pick<Running, 'url'>): Promise<void> {
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' })
}
