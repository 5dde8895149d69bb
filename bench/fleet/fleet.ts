import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Running, startSandbox, upstreams } from '../../e2e/support/processes.ts'
import { rest } from '../browser.ts'
import { SITE } from '../guestPages.ts'
import { type Engine, nginxFor, redisAt } from './engines.ts'
import { type Instance, instanceAt } from './instance.ts'

/** Secret with which the content service reports changes. */
const SECRET = 'said-by-the-content-service'

const COUNT = 3

/** Waits until `holds`, for at most `most` milliseconds; resolves to the time, `NaN` if it never did. */
export async function until(holds: () => boolean | Promise<boolean>, most = 10_000): Promise<number> {
  const started = performance.now()
  while (performance.now() - started < most) {
    if (await holds()) return performance.now() - started
    await rest(20)
  }
  return Number.NaN
}

/** Three instances, their shared services, and the servers before and behind them. */
export type Fleet = {
  /** Public address. */
  url: string
  staticUrl: string
  instances: readonly Instance[]
  redis: Engine
  sandbox: Running
  /** Number of calls to each path of the services since the last call. */
  calls: () => Promise<Record<string, number>>
  /** Reports published changes at the balancer. */
  announce: (keys: string[]) => Promise<{ everywhere: boolean }>
  stop: () => Promise<void>
}

/** Content is fresh for longer than the run, so every call to a service has another reason. */
const settings = {
  SITE_URL: SITE,
  TRUST_PROXY: '1',
  CONTENT_SECRET: SECRET,
  CONTENT_FRESH_SECONDS: '3600',
  CONTENT_STALE_IF_ERROR_SECONDS: '86400',
  PAGE_FRESH_SECONDS: '2',
  BREAKER_SECONDS: '2',
  DRAIN_SECONDS: '1',
  LOG_LEVEL: 'warn',
}

/** Starts everything except the instances. */
export async function openFleet(): Promise<Fleet> {
  const dir = mkdtempSync(join(tmpdir(), 'fleet-'))
  const staticDir = mkdtempSync(join(tmpdir(), 'releases-'))
  const port = await freePort()
  const staticPort = await freePort()
  const redisPort = await freePort()
  const ports: number[] = []
  while (ports.length < COUNT) ports.push(await freePort())

  const sandbox = await startSandbox({ SANDBOX_ART: 'plain' })
  const redis = redisAt(redisPort, dir)
  const nginx = nginxFor({ port, staticPort, staticDir, instances: ports }, dir)
  const env = {
    ...settings,
    ...upstreams(sandbox),
    WINNERS_URL: `${sandbox.url}/winners`,
    PLATFORM_URL: `${sandbox.url}/platform/platform.js`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    RELEASES_DIR: staticDir,
  }
  const instances = ports.map((at) => instanceAt(at, env))
  const url = `http://127.0.0.1:${port}`
  await redis.start()
  await nginx.start()
  // The start itself sent calls.
  await calls()

  async function calls(): Promise<Record<string, number>> {
    const counts = (await (await fetch(`${sandbox.url}/control/calls`)).json()) as Record<string, number>
    await fetch(`${sandbox.url}/control/calls`, { method: 'DELETE' })
    return Object.fromEntries(Object.entries(counts).filter(([path]) => !path.startsWith('/control')))
  }

  async function announce(changed: string[]) {
    const answer = await fetch(`${url}/api/content/changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ changed }),
    })
    if (!answer.ok) throw new Error(`refused: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { everywhere: boolean }
  }

  async function stop() {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
    await nginx.stop()
    await redis.stop()
    await sandbox.stop()
    for (const used of [dir, staticDir]) rmSync(used, { recursive: true, force: true })
  }

  return {
    url,
    staticUrl: `http://127.0.0.1:${staticPort}`,
    instances,
    redis,
    sandbox,
    calls,
    announce,
    stop,
  }
}
