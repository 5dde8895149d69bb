import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { freePort } from '../../e2e/support/processes.ts'

/** Builds the bench's own pages of live tables and serves them during `work`, on the hub's host. */
export async function withBenchPages<T>(root: string, work: (url: string) => Promise<T>): Promise<T> {
  const outDir = join(root, 'test-results/live')
  const setting = { root: join(root, 'bench/live/page'), configFile: false, logLevel: 'error' } as const
  await build({ ...setting, plugins: [react()], build: { outDir, emptyOutDir: true } })
  const port = await freePort()
  const server = await preview({ ...setting, build: { outDir }, preview: { port, host: '127.0.0.1' } })
  try {
    return await work(`http://127.0.0.1:${port}`)
  } finally {
    await server.close()
  }
}
