import { startSite } from '../e2e/support/processes.ts'
import { readCategory, readLobby } from './firstView/content.ts'
import { type Front, openFront } from './firstView/front.ts'
import { categoryPage, lobbyPage } from './firstView/handWritten.ts'
import type { Target } from './firstView/tap.ts'
import { pressedCode, readGame } from './presses/content.ts'
import { pressPages } from './presses/handPages.ts'

/** The site with its sandbox inside, like `npm start`, and the edge server in front with hand-written pages. */
export type BenchSite = {
  /** The site itself, over plain HTTP. */
  site: string
  front: Front
  /** The category that the hand-written page links to. */
  category: Target
  /** The game that the hand-written page links to. */
  game: { code: string; name: string }
  /** Codes of every game of the catalogue. */
  codes: string[]
  /** The latest output of both servers. */
  output: () => string
  close: () => Promise<void>
}

/** No visit meets content that is being renewed; the edge reports the visitor's address and host. */
const settings = {
  PAGE_FRESH_SECONDS: '3600',
  CONTENT_FRESH_SECONDS: '3600',
  SANDBOX_GAMES: '10000',
  TRUST_PROXY: '1',
}

type Entry = { gameCode: string; name: string }

async function gamesAt(site: string): Promise<Entry[]> {
  const answer = await fetch(`${site}/sandbox/casino/games/no-files?locale=ro&status=Published`)
  return (await answer.json()) as Entry[]
}

/** Writes the hand-written lobby of `site`, with its first category and game, and starts the edge server. */
async function openEdge(
  site: string,
  games: readonly Entry[],
): Promise<Pick<BenchSite, 'front' | 'category' | 'game'>> {
  const lobby = await readLobby(site)
  const href = lobby.rows.find((row) => row.href)?.href
  if (!href) throw new Error('no row of the lobby leads to a category')
  const category = await readCategory(site, href)
  const content = await readGame(site, pressedCode(lobby))
  const names = games.map(({ name }) => name)
  const pages = {
    '/': lobbyPage(lobby),
    [href]: categoryPage(category),
    ...pressPages(lobby, content, names),
  }
  return {
    front: await openFront(site, pages),
    category: { path: href, heading: category.title },
    game: content.game.tile,
  }
}

/** Starts the site and the edge server. */
export async function openBenchSite(): Promise<BenchSite> {
  const site = await startSite(settings)
  try {
    const answer = await fetch(`${site.url}/`)
    if (!answer.ok) throw new Error(`/ answered ${answer.status}:\n${site.output()}`)
    const games = await gamesAt(site.url)
    const { front, ...led } = await openEdge(site.url, games)
    return {
      site: site.url,
      front,
      ...led,
      codes: games.map(({ gameCode }) => gameCode),
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
