import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Served, serveEntry } from '../processes.ts'
import { makeCertificate } from './certificate.ts'

/** The edge server in front of the site; `url` sends the hand-written lobby over plain HTTP. */
export type Front = Served & {
  /** The site over TLS and HTTP/2. */
  ours: string
  /** The same with hand-written pages. */
  byHand: string
  /** Hash of its certificate's key. */
  spki: string
}

/** Starts the edge server in front of `site`, with hand-written `pages` by path. */
export async function openFront(site: string, pages: Record<string, string>): Promise<Front> {
  const { folder, keyFile, certFile, spki } = makeCertificate()
  const file = join(folder, 'pages.json')
  writeFileSync(file, JSON.stringify(pages))
  const entry = fileURLToPath(new URL('./frontServer.ts', import.meta.url))
  const served = await serveEntry(entry, { SITE: site, PAGES: file, KEY: keyFile, CERT: certFile })
  const [secure = '{}'] = served.output().split('\n')
  return {
    ...served,
    ...(JSON.parse(secure) as Pick<Front, 'ours' | 'byHand'>),
    spki,
    async stop() {
      await served.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
