import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection to a server that can be cut, blocked, or made lossy. */
export type FlakyLine = {
  url: string
  /** Closes every connection and refuses new ones. */
  cut: () => void
  /** Accepts connections and forwards nothing. */
  deaden: () => void
  mend: () => void
  close: () => void
}

type State = 'well' | 'cut' | 'dead'

/** A connection to `target` that loses new connections with the probability `loss`. */
export async function openFlakyLine(target: string, loss = 0): Promise<FlakyLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: State = 'well'

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  const server = createServer((near) => {
    keep(near)
    if (state === 'cut' || Math.random() < loss) return void near.resetAndDestroy()
    if (state === 'dead') return
    const far = connect(Number(port), hostname)
    keep(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the line has no port')

  /** Existing connections belong to the previous state. */
  function become(next: State): void {
    state = next
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => become('cut'),
    deaden: () => become('dead'),
    mend: () => become('well'),
    close() {
      become('cut')
      server.close()
    },
  }
}
