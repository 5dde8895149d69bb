import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from './support/test.ts'

const beginnings = {
  headers: 'GET / HTTP/1.1\r\nHost: arama.example\r\n',
  'a body':
    'POST /api/reports HTTP/1.1\r\nHost: arama.example\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
}

/** Seconds until the site closes a connection that sends one letter every half second. */
async function heldFor(site: string, beginning: string): Promise<number> {
  const { hostname, port } = new URL(site)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.resume()
  await once(socket, 'connect')
  const started = performance.now()
  socket.write(beginning)
  const drip = setInterval(() => socket.write('x'), 500)
  // A reset is one way of closing; waiting for it with `once` would throw.
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  return (performance.now() - started) / 1000
}

for (const [what, beginning] of Object.entries(beginnings)) {
  test(`ADM-06 a client that sends ${what} without end holds a connection for half a minute at most`, async ({
    site,
  }) => {
    expect(await heldFor(site, beginning)).toBeLessThan(40)
  })
}
