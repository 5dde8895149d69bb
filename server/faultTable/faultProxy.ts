import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Response of a service by path and query; `undefined` is a 404. */
export type Answers = (url: URL) => unknown

/** Delay of a late response in milliseconds. */
const LATE_MS = 30

/** Milliseconds between two bytes of a slow response. */
const BYTE_INTERVAL_MS = 40

/** Size in bytes above the budget of every list and record. */
export const OVERSIZED = 3 * 1024 * 1024

type Fault = (response: ServerResponse, text: string) => void

const json = { 'content-type': 'application/json' }

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(code, { ...json, ...headers }).end('{"error":"asked to fail"}')

const whole =
  (body: string): Fault =>
  (response) =>
    response.writeHead(200, json).end(body)

/** Every fault of a response between a service and us. */
export const faults = {
  late: (response, text) => void setTimeout(() => response.writeHead(200, json).end(text), LATE_MS),
  hang: () => undefined,
  reset: (response) => response.socket?.resetAndDestroy(),
  cut(response, text) {
    response.writeHead(200, { ...json, 'content-length': String(text.length + 100) })
    response.write(text.slice(0, text.length / 2), () => response.socket?.destroy())
  },
  drip(response, text) {
    response.writeHead(200, json)
    let sent = 0
    const timer = setInterval(() => response.write(text[sent++] ?? ' '), BYTE_INTERVAL_MS)
    response.on('close', () => clearInterval(timer))
  },
  garbage: whole('\u0000\u0001\ufffd{{{'),
  html: whole('<!doctype html><h1>Bine</h1>'),
  shape: whole('{"items":{"of":"another service"}}'),
  nothing: whole('null'),
  oversized: whole(`[]${' '.repeat(OVERSIZED)}`),
  500: status(500),
  503: status(503),
  429: status(429, { 'retry-after': '0' }),
  404: status(404),
  401: status(401),
  403: status(403),
  451: status(451),
  301: status(301, { location: '/elsewhere' }),
  302: status(302, { location: '/elsewhere' }),
} satisfies Record<string | number, Fault>

export type FaultName = keyof typeof faults

type Lane = { fault?: { path: string; name: FaultName }; calls: string[] }

/** A proxy that adds faults to the responses of the services behind it, in independent lanes (`/{lane}/…`). */
export async function startFaultProxy(answers: Answers) {
  const lanes = new Map<string, Lane>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://proxy')
    const [, name = '', ...rest] = url.pathname.split('/')
    url.pathname = `/${rest.join('/')}`
    const lane = lanes.get(name)
    lane?.calls.push(url.pathname)
    const body = answers(url)
    const text = JSON.stringify(body ?? null)
    if (lane?.fault?.path === url.pathname) return (faults[lane.fault.name] as Fault)(response, text)
    response.writeHead(body === undefined ? 404 : 200, json).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    /** A lane of the proxy for one test. */
    lane(name: string) {
      const lane: Lane = { calls: [] }
      lanes.set(name, lane)
      return {
        url: `http://127.0.0.1:${port}/${name}`,
        set(path: string, fault: FaultName | undefined): void {
          lane.calls = []
          if (fault === undefined) delete lane.fault
          else lane.fault = { path, name: fault }
        },
        /** Number of calls of `path` since the fault was set. */
        callsOf: (path: string) => lane.calls.filter((call) => call === path).length,
      }
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
