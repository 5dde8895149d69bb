import type { PageAnswer } from '../../app/api/contract/pages.ts'
import type { Slice, SliceOf, Tile } from '../../app/api/contract/slices.ts'

/** A row of the lobby: its first games, and the address of the whole list. */
export type GameRow = { title: string; href?: string; layout: SliceOf<'Games'>['tileLayout']; tiles: Tile[] }

/** Content of the hand-written lobby. */
export type LobbyContent = {
  slide: SliceOf<'Carousel'>['slides'][number]
  strip: string
  jackpot: SliceOf<'Jackpots'>['jackpots'][number]
  rows: GameRow[]
}

/** Content of the hand-written category. */
export type CategoryContent = { title: string; href: string; tiles: Tile[] }

const ROWS = 8
const ROW_LENGTH = 10
const CATEGORY_LENGTH = 24

async function jsonAt<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

type PageWithSlices = Extract<PageAnswer, { slices: unknown }>

/** The site's page at `path`. */
export async function pageAt(site: string, path: string): Promise<PageWithSlices> {
  const answer = await jsonAt<PageAnswer>(`${site}/api/pages?path=${encodeURIComponent(path)}`)
  if (!('page' in answer)) throw new Error(`${path} leads elsewhere: ${answer.redirect}`)
  return answer
}

/** Rows of at most ten games; a double row counts as two. */
export const rowsOf = (slices: readonly Slice[]): GameRow[] =>
  slices
    .filter((slice) => slice.type === 'Games')
    .flatMap(({ title, href, tileLayout, tiles }) => {
      const row = { title, href, layout: tileLayout }
      const first = { ...row, tiles: tiles.slice(0, ROW_LENGTH) }
      return tileLayout === 'DoubleRow' ? [first, { ...row, tiles: tiles.slice(ROW_LENGTH) }] : [first]
    })
    .slice(0, ROWS)

/** Reads the content of the lobby from the running site. */
export async function readLobby(site: string): Promise<LobbyContent> {
  const answer = await pageAt(site, '/')
  const slices = answer.page.parts.flatMap(({ slice }) => answer.slices[slice] ?? [])
  const carousel = slices.find((slice) => slice.type === 'Carousel')
  const jackpots = slices.find((slice) => slice.type === 'Jackpots')
  const [slide, jackpot, rows] = [carousel?.slides[0], jackpots?.jackpots[0], rowsOf(slices)]
  if (!carousel || !slide || !jackpot || rows.length < ROWS)
    throw new Error('the lobby lacks a slide, a jackpot or rows')
  return { slide, strip: `${carousel.strip.text} ${carousel.strip.licence}`, jackpot, rows }
}

/** Reads the content of a category from the running site. */
export async function readCategory(site: string, href: string): Promise<CategoryContent> {
  const { page, slices } = await pageAt(site, href)
  const main = slices[page.main ?? '']
  if (main?.type !== 'GameList') throw new Error(`${href} is no list of games`)
  return { title: main.title, href, tiles: main.tiles.slice(0, CATEGORY_LENGTH) }
}
