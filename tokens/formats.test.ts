// @vitest-environment node
import type { TransformedToken } from 'style-dictionary/types'
import { expect, test } from 'vitest'
import { colorText, cssFormat, gridFormat, jsonFormat, scriptFormat } from './formats.ts'

const token = (path: string, $type: string, $value: unknown) =>
  ({ path: path.split('.'), $type, $value }) as unknown as TransformedToken
const color = (...components: number[]) => ({ components })
const px = (value: number) => ({ value, unit: 'px' })

test.each([
  ['whole channels', { components: [1, 0, 0.2] }, '#ff0033'],
  ['channels between two bytes', { components: [0.5, 0.5, 0.5] }, '#808080'],
  ['full opacity', { components: [0, 0, 0], alpha: 1 }, '#000000'],
  ['half opacity', { components: [0, 0, 0], alpha: 0.5 }, 'rgb(0 0 0 / 0.5)'],
  ['no opacity', { components: [1, 1, 1], alpha: 0 }, 'rgb(255 255 255 / 0)'],
])('a colour of %s', (_what, given, expected) => {
  expect(colorText(given)).toBe(expected)
})

test('a pair becomes one property of two themes', () => {
  const css = cssFormat([
    token('color.text.default.light', 'color', color(0, 0, 0)),
    token('color.text.default.dark', 'color', color(1, 1, 1)),
  ])
  expect(css).toContain('--color-text-default: light-dark(#000000, #ffffff);')
})

test.each(['light', 'dark'])('a role with only a %s value is refused by its name', (theme) => {
  const half = token(`color.text.default.${theme}`, 'color', color(0, 0, 0))
  expect(() => cssFormat([half])).toThrow('color-text-default needs both a light and a dark value')
})

test('the three themes are one attribute', () => {
  const css = cssFormat([])
  expect(css).toContain('color-scheme: light dark;')
  expect(css).toContain(":root[data-theme='light'] { color-scheme: light; }")
  expect(css).toContain(":root[data-theme='dark'] { color-scheme: dark; }")
})

test('a shadow of one theme is transparent in the other', () => {
  const shadow = { color: color(0, 0, 0), offsetY: px(1), blur: px(2), spread: px(0) }
  const css = cssFormat([
    token('shadow.card.light', 'shadow', [shadow]),
    token('shadow.card.dark', 'shadow', [{ ...shadow, inset: true }]),
  ])
  expect(css).toContain(
    '--shadow-card: 0 1px 2px 0 light-dark(#000000, transparent), inset 0 1px 2px 0 light-dark(transparent, #000000);',
  )
})

test('a text style is a shorthand in rem and a width', () => {
  const css = cssFormat([
    token('type.title.face', 'string', 'display'),
    token('type.title.size', 'number', 28),
    token('type.title.line', 'number', 32),
    token('type.title.weight', 'number', 640),
    token('type.title.stretch', 'number', 118),
  ])
  expect(css).toContain('--type-title: 640 1.75rem/1.143 var(--font-display);')
  expect(css).toContain('--stretch-title: 118%;')
})

test('raw colours stay out of the stylesheet', () => {
  expect(cssFormat([token('palette.ink-900', 'color', color(0, 0, 0))])).not.toContain('palette')
})

test('the grid steps by the width of its container: less a scroll bar from 1024 px on, at most the content', () => {
  const css = gridFormat([
    token('size.content', 'dimension', px(1680)),
    ...Object.entries({ xs: 0, md: 768, lg: 1024, '3xl': 1920 }).flatMap(([step, from]) => [
      token(`breakpoint.${step}`, 'dimension', px(from)),
      token(`gutter.${step}`, 'dimension', px(from / 10 + 16)),
    ]),
  ])
  expect(css).toContain('  .page-grid {\n    --gutter: 16px;\n  }')
  expect([...css.matchAll(/inline-size >= (\d+)px/g)].map(([, from]) => Number(from))).toEqual([
    768, 1008, 1680,
  ])
  expect(css).toContain(
    '@container page (inline-size >= 1680px) {\n  .page-grid {\n    --gutter: 208px;\n  }',
  )
})

test('scripts get numbers', () => {
  const script = scriptFormat([
    token('duration.fade', 'duration', { value: 200, unit: 'ms' }),
    token('carousel.threshold', 'number', 5),
    token('space.4', 'dimension', px(4)),
  ])
  expect(JSON.parse(script.replace(/^[^{]*|[^}]*$/g, ''))).toEqual({
    duration: { fade: 200 },
    carousel: { threshold: 5 },
  })
})

test('designers get every token with its CSS', () => {
  expect(JSON.parse(jsonFormat([token('space.4', 'dimension', px(4))]))).toEqual({
    space: { 4: { type: 'dimension', value: px(4), css: '4px' } },
  })
})
