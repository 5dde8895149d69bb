import { merged, openRaw, type Raw, shownOf } from './rawFeed.ts'
import { dealerOf, limitsOf, seatsOf, stateOf } from './words.ts'

type Tile = { dealer: Text; state: Text; limits: Text; seats: HTMLElement; dots: HTMLElement[] }

const tables = new Map<string, Raw>()
const tiles = new Map<string, Tile>()
const changed = new Set<string>()

function line(parent: Element, name: string): HTMLElement {
  return parent.appendChild(document.createElement(name))
}

function drawTile(root: HTMLElement, { ImsGameCode: code }: Raw): void {
  const article = line(root, 'article')
  line(article, 'h3').textContent = code
  const text = () => line(article, 'p').appendChild(new Text())
  tiles.set(code, { dealer: text(), state: text(), limits: text(), seats: line(article, 'p'), dots: [] })
  changed.add(code)
}

function write(text: Text, words: string): void {
  if (text.data !== words) text.data = words
}

function update(code: string): void {
  const [tile, table] = [tiles.get(code), tables.get(code)]
  if (!tile || !table) return
  write(tile.dealer, dealerOf(table))
  write(tile.state, stateOf(table))
  write(tile.limits, limitsOf(table))
  for (const [at, free] of seatsOf(table).entries()) {
    tile.dots[at] ??= line(tile.seats, 'i')
    tile.dots[at].className = free ? 'dot free' : 'dot'
  }
}

function drawFrame(): void {
  for (const code of changed) update(code)
  changed.clear()
}

/** The lower bound: a map of tables, and changed texts once a frame. */
export function showPlain(root: HTMLElement, hub: string): Promise<void> {
  return openRaw(hub, (records) => {
    if (changed.size === 0) requestAnimationFrame(drawFrame)
    for (const record of records) {
      const list = Array.isArray(record) ? record : [record]
      for (const one of list) {
        tables.set(one.ImsGameCode, merged(tables.get(one.ImsGameCode), one))
        if (tiles.has(one.ImsGameCode)) changed.add(one.ImsGameCode)
      }
      if (tiles.size === 0) for (const shown of shownOf(tables.values())) drawTile(root, shown)
    }
  })
}
