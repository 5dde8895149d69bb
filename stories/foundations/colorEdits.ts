import type { TransformedToken } from 'style-dictionary/types'
import { themeFormat } from '#tokens/themeFormat.ts'
import { type ChangedColors, colorToken, contrastPairs, type Measured, type Theme } from './contrastPairs.ts'
import { hexOf, type Oklch, oklchOf } from './oklch.ts'
import { type Token, tokensOf } from './tokenList.ts'

/** Edited colours of each theme by the name of their token. */
export type ColorEdits = Readonly<Record<Theme, Readonly<Record<string, Oklch>>>>

export const noEdits: ColorEdits = { dark: {}, light: {} }

export const themes = ['dark', 'light'] as const

/** The tokens that can be edited; contrast cannot be told of the few that let through what is behind them. */
export const editableTokens = tokensOf('color').filter(({ dark }) => dark.startsWith('#'))

/** Whether a token has one value for both themes. */
const isThemeless = ({ path }: Token) => path[1] === 'media'

/** The edits with another colour; a token that has no themes changes in both. */
export function withEdit(edits: ColorEdits, theme: Theme, name: string, color: Oklch): ColorEdits {
  const changes = isThemeless(colorToken(name)) ? themes : [theme]
  return {
    ...edits,
    ...Object.fromEntries(changes.map((one) => [one, { ...edits[one], [name]: color }])),
  }
}

/** A token's colour after the edits. */
export const colorAt = (edits: ColorEdits, theme: Theme, name: string): Oklch =>
  edits[theme][name] ?? oklchOf(colorToken(name)[theme])

/** The colours that differ from the tokens. */
export function changedColors(edits: ColorEdits, theme: Theme): ChangedColors {
  const colors = Object.entries(edits[theme]).map(([name, color]) => [name, hexOf(color)] as const)
  return Object.fromEntries(colors.filter(([name, hex]) => hex !== colorToken(name)[theme]))
}

/** Custom properties with the changed colours of both themes, for the styles of an element. */
export function changedProperties(edits: ColorEdits): Record<`--${string}`, string> {
  const [dark, light] = themes.map((theme) => changedColors(edits, theme))
  const names = new Set([...Object.keys(dark ?? {}), ...Object.keys(light ?? {})])
  return Object.fromEntries(
    [...names].map((name) => {
      const token = colorToken(name)
      return [`--${name}`, `light-dark(${light?.[name] ?? token.light}, ${dark?.[name] ?? token.dark})`]
    }),
  )
}

const componentsOf = (hex: string) =>
  [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000)

/** The changed tokens of one theme, in the form of the theme's file. */
export function changedJson(edits: ColorEdits, theme: Theme): string {
  const tokens = Object.entries(changedColors(edits, theme)).map(([name, hex]) => ({
    path: [...colorToken(name).path],
    $type: 'color',
    $value: { colorSpace: 'srgb', components: componentsOf(hex), hex },
  }))
  return themeFormat(theme)(tokens as TransformedToken[])
}

/** One pair in both themes. */
export type PairRow = Pick<Measured, 'name' | 'on' | 'needed'> & { ratios: Record<Theme, number> }

/** Every pair of the contrast table with the edited colours. */
export function pairRows(edits: ColorEdits): PairRow[] {
  const light = contrastPairs('light', changedColors(edits, 'light'))
  return contrastPairs('dark', changedColors(edits, 'dark')).map(({ ratio, ...pair }, place) => ({
    ...pair,
    ratios: { dark: ratio, light: light[place]?.ratio ?? Number.NaN },
  }))
}

/** The themes in which a pair has too little contrast. */
export const failingIn = ({ ratios, needed }: PairRow): Theme[] =>
  themes.filter((theme) => !(ratios[theme] >= needed))
