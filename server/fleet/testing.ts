import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Whether this machine has a Redis to test with. */
export const hasRedis = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function listens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (open) return
    await pause(25)
  }
  throw new Error(`nothing listens on ${port}`)
}

/** For tests: a Redis of their own without persistence, which can be stopped and started again. */
export async function startRedis() {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let child = spawn('redis-server', args, { stdio: 'ignore' })
  await listens(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async start(): Promise<void> {
      child = spawn('redis-server', args, { stdio: 'ignore' })
      await listens(port)
    },
    /** Accepts connections and commands, but answers only after `go`. */
    hang: () => child.kill('SIGSTOP'),
    go: () => child.kill('SIGCONT'),
  }
}

export type RedisForTest = Awaited<ReturnType<typeof startRedis>>
