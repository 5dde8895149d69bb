import { startSite } from '../e2e/support/processes.ts'
import { readCategory, readLobby } from './firstView/content.ts'
import { type Front, openFront } from './firstView/front.ts'
import { categoryPage, lobbyPage } from './firstView/handWritten.ts'
import type { Target } from './firstView/tap.ts'

/** The site with its sandbox inside, as `npm start` runs it, and the edge before it with pages by hand. */
export type BenchSite = {
  /** The site itself, over plain HTTP. */
  site: string
  front: Front
  /** The category that the page by hand leads to. */
  category: Target
  /** The site's own HTML. */
  html: string
  /** Codes of every game of the catalogue. */
  codes: string[]
  /** The last that both servers printed. */
  output: () => string
  close: () => Promise<void>
}

/** No visit meets a page or a list that is being renewed behind it; the edge says who asks and where. */
const settings = {
  PAGE_FRESH_SECONDS: '3600',
  CONTENT_FRESH_SECONDS: '3600',
  SANDBOX_GAMES: '10000',
  TRUST_PROXY: '1',
}

async function codesAt(site: string): Promise<string[]> {
  const answer = await fetch(`${site}/sandbox/casino/games/no-files?locale=ro&status=Published`)
  const games = (await answer.json()) as { gameCode: string }[]
  return games.map(({ gameCode }) => gameCode)
}

/** Writes the lobby of `site` and the first category it leads to by hand, and opens the edge before both. */
async function openEdge(site: string): Promise<Pick<BenchSite, 'front' | 'category'>> {
  const lobby = await readLobby(site)
  const href = lobby.rows.find((row) => row.href)?.href
  if (!href) throw new Error('no row of the lobby leads to a category')
  const category = await readCategory(site, href)
  const pages = { '/': lobbyPage(lobby), [href]: categoryPage(category) }
  return { front: await openFront(site, pages), category: { path: href, heading: category.title } }
}

/** Starts the site and the edge before it. */
export async function openBenchSite(): Promise<BenchSite> {
  const site = await startSite(settings)
  try {
    const answer = await fetch(`${site.url}/`)
    if (!answer.ok) throw new Error(`/ answered ${answer.status}:\n${site.output()}`)
    const html = await answer.text()
    const codes = await codesAt(site.url)
    const { front, category } = await openEdge(site.url)
    return {
      site: site.url,
      front,
      category,
      html,
      codes,
      output: () => `${site.output().slice(-2000)}\n${front.output().slice(-2000)}`,
      async close() {
        await front.stop()
        await site.stop()
      },
    }
  } catch (error) {
    await site.stop()
    throw error
  }
}
