import type { LobbyContent } from '../firstView/content.ts'
import { cover, escaped, lobbyPage, page } from '../firstView/handWritten.ts'
import { textList } from '../textList.ts'
import type { GameContent } from './content.ts'

/** Paths of the hand-written pages without a counterpart in the site. */
export const handPaths = { search: '/cu-cautare', list: '/lista' } as const

/** Layout of the list of all games on a phone: columns, and pixels of a row. */
const COLUMNS = 3
const ROW_HEIGHT = 190

const lei = (amount: number) => `${amount.toLocaleString('ro')} lei`

/** Names and values of a game's facts. */
function factsOf({ game: { bet, maxWin, rtp, volatility, reels } }: GameContent): [string, string][] {
  const facts: [string, string | undefined][] = [
    ['Miză', bet && `${bet.from.toLocaleString('ro')} – ${lei(bet.to)}`],
    ['Câștig maxim', maxWin === undefined ? undefined : lei(maxWin)],
    ['RTP', rtp === undefined ? undefined : `${rtp.toLocaleString('ro', { minimumFractionDigits: 2 })}%`],
    ['Volatilitate', volatility === undefined ? undefined : `${volatility} din 5`],
    ['Role', reels?.toString()],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
}

/** The hand-written page of a game. */
export function gamePage(content: GameContent): string {
  const { tile } = content.game
  const facts = factsOf(content).map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`)
  return page(
    tile.name,
    '',
    `<h1 class="page">${escaped(tile.name)}</h1>
<p class="strip">${escaped(tile.provider)}</p>
${cover(tile, 'Landscape')}
<dl class="strip">${facts.join('\n')}</dl>
<p class="strip"><a class="button" href="/play/${tile.code}/demo">Demo</a></p>`,
  )
}

/** The hand-written page around a running game. */
export const playPage = ({ game: { tile }, demo }: GameContent): string =>
  `<!doctype html><html lang="ro"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(tile.name)}</title>
<style>body { margin: 0; background: #0b1213 } iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0 }</style></head>
<body><iframe src="${escaped(demo)}" title="${escaped(tile.name)}"></iframe></body></html>`

/** Filters names by the typed text; runs in the page. */
const filtering = `
const [find, field, found] = ['find', 'field', 'found'].map((id) => document.getElementById(id))
const names = JSON.parse(document.getElementById('names').textContent)
document.getElementById('open').onclick = () => find.showModal()
field.oninput = () => {
  const term = field.value.toLowerCase()
  const hits = names.filter((name) => name.toLowerCase().includes(term)).slice(0, 20)
  found.replaceChildren(...hits.map((name) => {
    const hit = document.createElement('li')
    hit.textContent = name
    return hit
  }))
}
`

/** The hand-written lobby with a button that opens a search in its games. */
export function searchPage(lobby: LobbyContent): string {
  const names = [...new Set(lobby.rows.flatMap(({ tiles }) => tiles.map(({ name }) => name)))]
  const data = JSON.stringify(names).replaceAll('<', '\\u003c')
  return lobbyPage(
    lobby,
    `<button id="open" style="position: fixed; inset: auto 0 8px; z-index: 3; width: 48px; height: 40px; margin: auto">Caută</button>
<dialog id="find" aria-label="Caută"><input id="field" autofocus aria-label="Caută"><ul id="found"></ul></dialog>
<script type="application/json" id="names">${data}</script><script>${filtering}</script>`,
  )
}

/** The hand-written pages of presses, by path. */
export const pressPages = (
  lobby: LobbyContent,
  content: GameContent,
  names: readonly string[],
): Record<string, string> => ({
  [`/joc/${content.game.tile.code}`]: gamePage(content),
  [`/play/${content.game.tile.code}/demo`]: playPage(content),
  [handPaths.search]: searchPage(lobby),
  [handPaths.list]: textList({ names, columns: COLUMNS, rowHeight: ROW_HEIGHT }),
})
