import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut, go dead, or lose some of its connections. */
export type FlakyLine = {
  url: string
  /** Cuts every connection and takes no new one. */
  cut: () => void
  /** Takes connections and lets nothing through. */
  deaden: () => void
  mend: () => void
  close: () => void
}

type State = 'well' | 'cut' | 'dead'

/** A line to `target`, which loses a connection with the probability `loss` as it is opened. */
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

  /** What is open already belongs to the state before. */
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
