import type { Section } from './report.ts'

/** What the HTML of a page says about games. */
export type Mentions = {
  /** Games that a tile links to. */
  tiles: number
  /** Of those, games that stand in an inline script as well. */
  twice: string[]
  /** Games of the catalogue in an inline script or a template that nothing on the page shows. */
  unseen: string[]
}

const HIDDEN = /<(script|template)\b[^>]*>([\s\S]*?)<\/\1>/g

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))

/** Which of the catalogue's games (`codes`) a page holds more than once, or holds and does not show. */
export function mentionsOf(html: string, codes: readonly string[]): Mentions {
  const hidden = [...html.matchAll(HIDDEN)].map((match) => match[2]).join('\n')
  const visible = html.replace(HIDDEN, '')
  const linked = all(visible, /href="\/joc\/([^"/?]+)"/g)
  const shown = new Set([
    ...linked,
    ...all(visible, /href="\/play\/([^"/]+)\//g),
    ...all(visible, /\/assets\/(?:banner-)?([^"/?]+)[/?]/g),
  ])
  // Whole words only, in quotes as JSON or inside a longer address.
  const words = new Set(hidden.match(/[\w-]+/g))
  const held = codes.filter((code) => words.has(code))
  return {
    tiles: linked.size,
    twice: held.filter((code) => linked.has(code)),
    unseen: held.filter((code) => !shown.has(code)),
  }
}

/** The table of what a page holds twice or for nobody. */
export function twiceSection({ tiles, twice, unseen }: Mentions): Section {
  const row = (what: string, found: string[]) => ({
    what: `  ${what}`,
    ours: String(found.length),
    limit: '0',
    target: '0',
    met: found.length === 0,
  })
  return {
    title: `Nothing twice in the HTML of / (${tiles} games in tiles)`,
    rows: [
      row("tiles' games again in inline data", twice),
      row('games in the data that no tile shows', unseen),
    ],
    notes: [
      ...twice.slice(0, 5).map((code) => `twice: ${code}`),
      ...unseen.slice(0, 5).map((code) => `unseen: ${code}`),
    ],
  }
}
