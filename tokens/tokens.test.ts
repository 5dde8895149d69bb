// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderTokens } from './build.ts'
import json from './dist/tokens.json' with { type: 'json' }
import { tokens } from './dist/tokens.ts'
import roles from './roles.json' with { type: 'json' }

const rendered = await renderTokens()
const dist = (name: string) => readFileSync(`${import.meta.dirname}/dist/${name}`, 'utf8')

test('the styles, the values and one file for each theme are written', () => {
  expect([...rendered.keys()].sort()).toEqual([
    'dark.tokens.json',
    'grid.css',
    'light.tokens.json',
    'tokens.css',
    'tokens.json',
    'tokens.ts',
  ])
})

test.each([...rendered.keys()])('tokens/dist/%s is what `npm run tokens` writes', (name) => {
  expect(dist(name)).toBe(rendered.get(name))
})

type Node = { [name: string]: unknown }

/** Groups of the file that contain values and no further groups. */
function groupsOf(node: Node, path: string[] = []): { path: string; names: string[] }[] {
  const inner = Object.entries(node).filter(([name]) => !name.startsWith('$'))
  const values = inner.filter(([, child]) => Object.hasOwn(child as Node, '$value'))
  const below = inner.filter(([, child]) => !Object.hasOwn(child as Node, '$value'))
  return [
    ...(values.length > 0 ? [{ path: path.join('.'), names: values.map(([name]) => name) }] : []),
    ...below.flatMap(([name, child]) => groupsOf(child as Node, [...path, name])),
  ]
}

const pairs = groupsOf(roles as Node).filter(({ path }) => !path.startsWith('color.media'))

test('there are roles', () => {
  expect(pairs.length).toBeGreaterThan(20)
})

test.each(pairs)('the role $path has a light and a dark value and no other', ({ names }) => {
  expect(names.sort()).toEqual(['dark', 'light'])
})

// Colours for use on game pictures do not depend on the theme.
test.each(Object.entries((roles.color as Node).media as Node).filter(([name]) => !name.startsWith('$')))(
  'the role media.%s is the same in both themes',
  (_name, value) => {
    expect(Object.hasOwn(value as Node, '$value')).toBe(true)
  },
)

test('every colour of the stylesheet has two values, media colours and metal aside', () => {
  const single = [...dist('tokens.css').matchAll(/--(color-[\w-]+): (?!light-dark\()/g)].map(
    ([, name]) => name,
  )
  expect(single.filter((name) => !name?.startsWith('color-media-'))).toEqual([])
})

test.each([
  ['speed', 300],
  ['threshold', 5],
  ['long-swipes-ms', 300],
  ['long-swipes-ratio', 0.5],
  ['resistance-ratio', 0.85],
  ['touch-angle', 45],
  ['double-tap-ms', 300],
] as const)('KIT-05 the swipe constant %s is the one of the seed', (name, expected) => {
  expect(tokens.carousel[name]).toBe(expected)
})

test.each([
  ['KIT-07 the tooltip waits', 'tooltip-delay', 200],
  ['KIT-07 the popover is disposed after', 'popover-dispose', 150],
  ['the old page fades', 'page-out', 80],
  ['the new page comes', 'page-in', 160],
  ['a page waits before it shows that it waits', 'route-wait', 100],
  ['the video is shown after', 'video-reveal', 1400],
  ['a press', 'press', 80],
  ['a hover', 'hover', 140],
  ['a fade', 'fade', 200],
  ['a lift', 'lift', 240],
  ['a sheet comes', 'sheet-in', 340],
  ['a sheet goes', 'sheet-out', 240],
  ['a carousel', 'carousel', 300],
  ['the hero', 'hero', 480],
  ['its old words go', 'hero-words', 120],
  ['a tile becomes its drawer', 'shared-tile', 260],
  ['digits roll', 'digits', 600],
  ['a seat that frees breathes', 'breath', 1200],
  ['a fade for those who want stillness', 'reduced-fade', 120],
] as const)('%s: %s is %i ms', (_what, name, expected) => {
  expect(tokens.duration[name]).toBe(expected)
})

test.each([
  ['standard', [0.2, 0, 0, 1]],
  ['enter', [0.05, 0.7, 0.1, 1]],
  ['exit', [0.3, 0, 0.8, 0.15]],
  ['sheet', [0.32, 0.72, 0, 1]],
] as const)('the easing %s is the decided one', (name, expected) => {
  expect(tokens.ease[name]).toEqual(expected)
})

const numbers = (group: object) =>
  Object.values(group).map((token: { value: { value: number } }) => token.value.value)

test.each([
  ['space', json.space, [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 44, 56, 72, 96]],
  ['radius', json.radius, [6, 8, 10, 14, 16, 20, 24, 999]],
])('the scale of %s is the decided one, each step once', (_name, group, expected) => {
  expect(numbers(group).sort((a, b) => a - b)).toEqual(expected)
})

test.each(Object.entries(json.space))('the step space-%s is named by its pixels', (name, { value }) => {
  expect(value).toEqual({ value: Number(name), unit: 'px' })
})

test('the modal layers have the priorities of the specification, snackbars and tooltips are above, the tone over all', () => {
  const { layer } = tokens
  expect([
    layer['modal-menu'],
    layer['modal-search'],
    layer['modal-details'],
    layer['modal-message'],
    layer['modal-session'],
  ]).toEqual([2000, 2200, 2400, 5000, 6000])
  const order = [
    layer.header,
    layer['tab-bar'],
    layer.banner,
    layer.popover,
    6000,
    layer.snackbar,
    layer.tooltip,
  ]
  expect([...order, layer.consent, layer.tone]).toEqual([100, 110, 120, 1500, 6000, 7000, 7100, 8000, 9000])
})

test('UXP-07 targets are large enough for a pointer and for a finger', () => {
  expect(tokens.size.target).toBeGreaterThanOrEqual(24)
  expect(tokens.size['target-touch']).toBeGreaterThanOrEqual(44)
})

test('the breakpoints are the decided ones, smallest first', () => {
  expect(Object.entries(tokens.breakpoint)).toEqual([
    ['xs', 0],
    ['sm', 480],
    ['md', 768],
    ['lg', 1024],
    ['xl', 1280],
    ['2xl', 1536],
    ['3xl', 1920],
  ])
})
