import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { environment, readConfig } from './config.ts'
import { openSandbox } from './sandbox.ts'

const config = readConfig({ NODE_ENV: 'development', PORT: '3000', ...environment(process.env) })
const http = createServer()
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server: http } } })
const sandbox = config.sandbox ? await openSandbox(config) : undefined
sandbox?.listen(http)

type Server = typeof import('./app.ts')
let current: { module: Server; site: ReturnType<Server['createApp']> } | undefined

const listener = getRequestListener(async (request) => {
  try {
    // Vite evaluates the module again after each change, so that server code reloads too.
    const module = (await vite.ssrLoadModule('./server/app.ts')) as Server
    if (current?.module !== module) {
      current = { module, site: module.createApp({ config, mode: 'development', before: sandbox?.before }) }
    }
    return await current.site.app.fetch(request)
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error)
    console.error(error)
    return new Response('The development server failed; its terminal says why.\n', { status: 500 })
  }
})

http.on('request', (request, response) => {
  // Our own addresses come first, since Vite would answer some of them with files.
  if (request.url?.startsWith('/sandbox')) void listener(request, response)
  else vite.middlewares(request, response, () => void listener(request, response))
})
http.listen(config.PORT, config.HOST, () =>
  console.log(`Aramă in development: http://localhost:${config.PORT}`),
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    http.closeAllConnections()
    void vite.close().finally(() => process.exit(0))
  })
}
