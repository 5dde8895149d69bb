import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

const deploy = join(import.meta.dirname, '..', '..', 'deploy')

/** An external server as a child process. */
export type Engine = { start: () => Promise<void>; stop: () => Promise<void> }

async function listens(port: number, child: ChildProcess, log: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`ended with ${child.exitCode}:\n${readFileSync(log, 'utf8')}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing listens on ${port}`)
}

function engine(command: string, args: string[], port: number, log: string): Engine {
  let child: ChildProcess | undefined
  return {
    async start() {
      // A file, since /dev/stdout cannot be opened if it is a socket.
      const out = openSync(log, 'a')
      child = spawn(command, args, { stdio: ['ignore', out, out] })
      closeSync(out)
      await listens(port, child, log)
    },
    async stop() {
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A Redis without persistence. */
export const redisAt = (port: number, dir: string): Engine =>
  engine(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir],
    port,
    join(dir, 'redis.log'),
  )

export type Balancing = {
  port: number
  /** Port for the files of all releases, and their folder. */
  staticPort: number
  staticDir: string
  /** Ports of the instances. */
  instances: readonly number[]
}

/** nginx with the configuration of `deploy/`, with its variables filled in. */
export function nginxFor({ port, staticPort, staticDir, instances }: Balancing, dir: string): Engine {
  const lines = [
    ...instances.map((at) => `server 127.0.0.1:${at} max_fails=2 fail_timeout=5s;`),
    ...instances.map((at) => `server 127.0.0.1:${at} max_fails=0 backup;`),
  ]
  const values: Record<string, string> = {
    PORT: String(port),
    STATIC_PORT: String(staticPort),
    STATIC_DIR: staticDir,
    INSTANCES: lines.join('\n  '),
  }
  const template = readFileSync(join(deploy, 'nginx', 'site.conf.template'), 'utf8')
  const filled = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  mkdirSync(join(dir, 'conf.d'), { recursive: true })
  // Its workers do not run as root.
  for (const open of [dir, staticDir]) chmodSync(open, 0o755)
  writeFileSync(join(dir, 'conf.d', 'site.conf'), filled)
  const main = readFileSync(join(deploy, 'nginx', 'nginx.conf'), 'utf8')
  // Another nginx of this machine may use the same pid file.
  writeFileSync(join(dir, 'nginx.conf'), main.replace(/\/tmp(?=\/nginx)/g, dir))
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-g', 'daemon off;']
  return engine('nginx', args, port, join(dir, 'nginx.log'))
}
