import { contrastOf } from '#app/domain/contrast.ts'
import { type Token, tokensOf } from './tokenList.ts'

export type Theme = 'light' | 'dark'

export type Measured = { name: string; on: string; ratio: number; needed: number }

/** Changed colours by the name of their token, as `#rrggbb`. */
export type ChangedColors = Readonly<Record<string, string>>

const colors = new Map(tokensOf('color').map((token) => [token.name, token]))

/** The token of this name. */
export function colorToken(name: string): Token {
  const token = colors.get(name)
  if (!token) throw new Error(`No colour token ${name}.`)
  return token
}

export const surfaces = ['canvas', '1', '2', '3'].map((name) => `color-surface-${name}`)

export const texts = [
  'color-text-default',
  'color-text-subtle',
  'color-text-faint',
  'color-action-text',
  'color-live-text',
  'color-jackpot-text',
  'color-status-danger',
  'color-status-success',
  'color-status-warning',
  'color-status-info',
]

const controls = ['color-border-strong', 'color-action-fill', 'color-live-fill', 'color-focus-ring']

/** Ink on a fill of its own. */
const fills: [ink: string, fill: string][] = [
  ['color-action-on-fill', 'color-action-fill'],
  ['color-action-on-fill', 'color-action-fill-hover'],
  ['color-action-on-fill', 'color-action-fill-press'],
  ['color-live-on-fill', 'color-live-fill'],
  ['color-status-on-danger-fill', 'color-status-danger-fill'],
  ['color-chip-selected-text', 'color-chip-selected-fill'],
  ...[1, 2, 3, 4, 5, 6].map((plate): [string, string] => ['color-media-text', `color-media-plate-${plate}`]),
]

const opaque = /^#[\da-f]{6}$/

/** `color` under `shade`, as `mix-blend-mode: multiply` draws them: channel by channel. */
function multiplied(color: string, shade: string): string {
  const channel = (hex: string, start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  const parts = [1, 3, 5].map((start) => Math.round((channel(color, start) * channel(shade, start)) / 255))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Every colour as it is seen under the night tone. */
export function nightColors(theme: Theme): ChangedColors {
  const shade = colorToken('color-tone-night')[theme]
  const seen = [...colors.values()].filter((token) => opaque.test(token[theme]))
  return Object.fromEntries(seen.map((token) => [token.name, multiplied(token[theme], shade)]))
}

/** Every pair that the kit may use, measured: text needs 4.5, controls need 3. */
export function contrastPairs(theme: Theme, changed: ChangedColors = {}): Measured[] {
  const colorOf = (name: string) => changed[name] ?? colorToken(name)[theme]
  const measure = (name: string, on: string, needed: number): Measured => ({
    name,
    on,
    needed,
    ratio: contrastOf(colorOf(name), colorOf(on)),
  })
  return [
    ...texts.flatMap((name) => surfaces.map((on) => measure(name, on, 4.5))),
    ...controls.flatMap((name) => surfaces.map((on) => measure(name, on, 3))),
    ...fills.map(([ink, fill]) => measure(ink, fill, 4.5)),
  ]
}
