import type { Page } from 'playwright'
import type { HubTable } from './liveSite.ts'

/** A tile in view and its expected content. */
export type Disagreement = { code: string; shown: string; said: string }

type Shown = { code: string; state: string; text: string; free: number }

/** State of a table, as its tile shows it. */
function stateOf({ Status, SeatsAvailability = {} }: HubTable): string {
  if (Status !== 'online') return 'closed'
  const seats = Object.values(SeatsAvailability)
  return seats.length > 0 && !seats.includes(true) ? 'full' : 'open'
}

const freeOf = ({ SeatsAvailability = {} }: HubTable): number =>
  Object.values(SeatsAvailability).filter(Boolean).length

/** Content of the tiles in view. */
export const tilesInView = (page: Page): Promise<Shown[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main li[data-index] article')]
      .filter((tile) => tile.getBoundingClientRect().top < innerHeight)
      .map((tile) => ({
        code: tile.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1) ?? '',
        state: tile.dataset.state ?? '',
        text: tile.textContent,
        free: tile.querySelectorAll('[data-free="true"]').length,
      })),
  )

/** Expected text: dealer and free seats of an open table, and the state of any. */
function saidOf(table: HubTable): string {
  const state = stateOf(table)
  return state === 'closed'
    ? state
    : `${state}, ${freeOf(table)} free, ${table.Dealer?.DealerName ?? 'nobody'}`
}

function shownOf({ state, text, free }: Shown, { Dealer }: HubTable): string {
  if (state === 'closed') return state
  const dealer = Dealer?.DealerName
  const deals = dealer === undefined ? !text.includes('Dealer: ') : text.includes(`Dealer: ${dealer}`)
  return `${state}, ${free} free, ${deals ? (dealer ?? 'nobody') : 'somebody else'}`
}

/** Tiles in view that differ from the hub's data. */
export async function disagreements(page: Page, tables: readonly HubTable[]): Promise<Disagreement[]> {
  const known = new Map(tables.map((table) => [table.ImsGameCode, table]))
  const shown = await tilesInView(page)
  return shown.flatMap((tile) => {
    const table = known.get(tile.code)
    if (!table) return [{ code: tile.code, shown: tile.state, said: 'nothing' }]
    const pair = { code: tile.code, shown: shownOf(tile, table), said: saidOf(table) }
    return pair.shown === pair.said ? [] : [pair]
  })
}
