// Sends one body with its headers for every request: the upper bound of the HTTP server.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'

const { PORT = '0', HOST = '127.0.0.1', BODY = '', HEADERS = '{}' } = process.env

const bytes = readFileSync(BODY)
const headers: Record<string, string> = JSON.parse(HEADERS)

serve({ fetch: () => new Response(bytes, { headers }), port: Number(PORT), hostname: HOST }, ({ port }) =>
  console.log(`http://127.0.0.1:${port}`),
)
process.once('SIGTERM', () => process.exit(0))
