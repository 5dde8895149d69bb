import { expect, test } from 'vitest'
import { contrastOf } from '#app/domain/contrast.ts'
import { type ChangedColors, contrastPairs, nightColors, type Theme } from './contrastPairs.ts'

const themes = ['light', 'dark'] as const

const failingIn = (theme: Theme, changed?: ChangedColors) =>
  contrastPairs(theme, changed)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ name, on, ratio }) => `${name} on ${on}: ${ratio.toFixed(2)}`)

test.each(themes)('every pair of the %s theme has the contrast it needs', (theme) => {
  expect(failingIn(theme)).toEqual([])
})

test.each(themes)('UXP-07 under the night tone every pair of the %s theme keeps that contrast', (theme) => {
  expect(failingIn(theme, nightColors(theme))).toEqual([])
})

test.each(themes)('the texts of sunken surfaces of the %s theme are readable at night', (theme) => {
  const colors = nightColors(theme)
  for (const text of ['color-text-default', 'color-text-subtle', 'color-text-faint', 'color-action-text'])
    expect(contrastOf(colors[text] ?? '', colors['color-surface-sunken'] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each(themes)('the night tone makes the %s theme dimmer and warmer', (theme) => {
  const white = nightColors(theme)['color-text-default'] ?? ''
  const surface = nightColors(theme)['color-surface-1'] ?? ''
  const lightest = theme === 'dark' ? white : surface
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(lightest.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  expect(red).toBeLessThan(255)
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
})
