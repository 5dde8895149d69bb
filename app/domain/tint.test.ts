// @vitest-environment node
import { expect, test } from 'vitest'
import dark from '#tokens/dist/dark.tokens.json' with { type: 'json' }
import light from '#tokens/dist/light.tokens.json' with { type: 'json' }
import { contrastOf } from './contrast.ts'
import { hueOf, tinted, tintedSurfaces } from './tint.ts'

const themes = { light, dark } as const
type Theme = keyof typeof themes

/** Every text role of a theme. */
const textsOf = ({ color }: (typeof themes)[Theme]) =>
  Object.entries({
    ...color.text,
    action: color.action.text,
    live: color.live.text,
    jackpot: color.jackpot.text,
    danger: color.status.danger,
    success: color.status.success,
    warning: color.status.warning,
    info: color.status.info,
  }).map(([name, { $value }]) => [name, $value.hex] as const)

const tints = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff', '#ffffff', '#000000', '#f80']

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  (['page', 'header'] as const).flatMap((surface) => tints.map((tint) => [theme, surface, tint] as const)),
)

test.each(cases)('every text of the %s theme is readable on the %s tinted %s', (theme, surface, tint) => {
  const texts = textsOf(themes[theme])
  expect(texts.length).toBeGreaterThan(9)
  const on = tinted(surface, tint)[theme]
  expect(texts.filter(([, text]) => contrastOf(text, on) < 4.5)).toEqual([])
})

test.each(['light', 'dark'] as const)('the untinted surfaces are the roles of the %s theme', (theme) => {
  const { surface } = themes[theme].color
  expect(tintedSurfaces.page[theme]).toBe(surface.canvas.$value.hex)
  expect(tintedSurfaces.header[theme]).toBe(surface['1'].$value.hex)
})

test('a colour is seen in the tint, and grey takes colour away only in part', () => {
  expect(tinted('page', '#ff0000').dark).not.toBe(tinted('page', '#0000ff').dark)
  expect(tinted('page', '#ffffff')).toEqual(tinted('page', '#000000'))
})

test.each([
  ['red', '#e02020', 1],
  ['orange', '#f99751', 2],
  ['yellow', '#fada76', 3],
  ['green', '#12773d', 5],
  ['turquoise', '#4ccab5', 6],
  ['blue', '#0268a5', 8],
  ['purple', '#6a14a8', 10],
  ['pink', '#ff5fa8', 0],
  ['dark red', '#3a040f', 1],
  ['grey', '#808080', undefined],
  ['almost grey', '#7c8080', undefined],
])('the hue of %s', (_what, color, hue) => {
  expect(hueOf(color)).toBe(hue)
})
