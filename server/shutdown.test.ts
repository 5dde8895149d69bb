import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createShutdown } from './shutdown.ts'

const agents: Agent[] = []
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** A server whose responses the test releases, called over kept connections. */
async function setUp(notice = 0) {
  const answers: (() => void)[] = []
  const listener: RequestListener = ({ url }, response) => {
    if (url === '/now') response.end('now')
    else answers.push(() => response.end('later'))
  }
  const server = createServer({ keepAliveTimeout: 60_000 }, listener)
  const drain = vi.fn()
  const exit = vi.fn()
  const stop = createShutdown(server, { drain, notice, exit })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  agents.push(agent)
  async function ask(path: string) {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.headers.connection
  }
  return {
    server,
    ask,
    stop,
    drain,
    exit,
    /** Resolves once the server has a request that it has not answered. */
    received: () => vi.waitFor(() => expect(answers).not.toHaveLength(0)),
    release: () => answers.splice(0).map((answer) => answer()),
  }
}

test('ADM-05 a request in flight finishes, closes its connection, and then the process ends', async () => {
  const { ask, stop, drain, exit, received, release } = await setUp()
  const inFlight = ask('/later')
  await received()
  stop()
  expect(drain).toHaveBeenCalledTimes(1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(exit).not.toHaveBeenCalled()
  release()
  expect(await inFlight).toBe('close')
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0))
})

test('ADM-05 before the balancer notices, every response closes its connection', async () => {
  const { ask, stop, server, exit } = await setUp(60_000)
  expect(await ask('/now')).toBe('keep-alive')
  stop()
  for (const _ of [1, 2, 3]) expect(await ask('/now')).toBe('close')
  expect(exit).not.toHaveBeenCalled()
  server.close()
})

test('ADM-05 idle connections are closed after the signal', async () => {
  const { ask, stop, server } = await setUp(60_000)
  await ask('/now')
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  expect(await open()).toBe(1)
  stop()
  await vi.waitFor(async () => expect(await open()).toBe(0))
  server.close()
})

test('ADM-05 a second signal ends at once', async () => {
  const { ask, stop, exit, received, release } = await setUp(60_000)
  const inFlight = ask('/later')
  await received()
  stop()
  stop()
  expect(exit.mock.calls).toEqual([[1]])
  release()
  await inFlight
})
