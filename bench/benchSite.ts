import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '../e2e/support/processes.ts'
import { type Served, serveEntry } from './processes.ts'
import { staticPageOf, styleSheetsOf } from './staticPage.ts'

/** The site with its sandbox inside, as `npm start` runs it, and the static page beside it. */
export type BenchSite = {
  site: string
  limit: Served
  /** The site's own HTML. */
  html: string
  /** Codes of every game of the catalogue. */
  codes: string[]
  /** The last that both servers printed. */
  output: () => string
  close: () => Promise<void>
}

/** No visit meets a page or a list that is being renewed behind it. */
const nothingExpires = { PAGE_FRESH_SECONDS: '3600', CONTENT_FRESH_SECONDS: '3600' }

const textOf = async (url: string) => (await fetch(url)).text()

async function codesAt(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sandbox/casino/games/no-files?locale=ro&status=Published`)
  const games = (await answer.json()) as { gameCode: string }[]
  return games.map(({ gameCode }) => gameCode)
}

/** Starts the site, cuts the static page from its HTML into `folder` and serves that. */
export async function openBenchSite(root: string, folder: string): Promise<BenchSite> {
  const site = await startSite(nothingExpires)
  const answer = await fetch(`${site.url}/`)
  if (!answer.ok) throw new Error(`/ answered ${answer.status}:\n${site.output()}`)
  const html = await answer.text()
  const sheets = await Promise.all(styleSheetsOf(html).map((path) => textOf(site.url + path)))
  const page = join(folder, 'static.html')
  mkdirSync(folder, { recursive: true })
  writeFileSync(page, staticPageOf(html, sheets.join('\n')))
  const limit = await serveEntry(fileURLToPath(new URL('./staticServer.ts', import.meta.url)), {
    CLIENT: join(root, 'build', 'client'),
    PAGE: page,
    PAGE_CACHE: answer.headers.get('cache-control') ?? 'no-cache',
    SITE: site.url,
  })
  return {
    site: site.url,
    limit,
    html,
    codes: await codesAt(site.url),
    output: () => `${site.output().slice(-2000)}\n${limit.output().slice(-2000)}`,
    async close() {
      await limit.stop()
      await site.stop()
    },
  }
}
