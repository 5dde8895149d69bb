// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import file from '#tokens/dist/dark.tokens.json'
import {
  changedColors,
  changedJson,
  changedProperties,
  colorAt,
  editableTokens,
  failingIn,
  noEdits,
  pairRows,
  withEdit,
} from './colorEdits.ts'
import { contrastPairs } from './contrastPairs.ts'
import { hexOf, oklchOf } from './oklch.ts'

const grey = oklchOf('#777777')
const faint = withEdit(noEdits, 'dark', 'color-text-faint', grey)

const failing = (edits = noEdits) =>
  pairRows(edits).flatMap((row) => failingIn(row).map((theme) => `${row.name} on ${row.on}, ${theme}`))

test('without edits nothing is changed, and every pair passes', () => {
  expect(changedColors(noEdits, 'dark')).toEqual({})
  expect(changedProperties(noEdits)).toEqual({})
  expect(changedJson(noEdits, 'dark')).toBe('{}\n')
  expect(failing()).toEqual([])
})

test('the table has every measured pair, in both themes', () => {
  for (const theme of ['dark', 'light'] as const)
    expect(
      pairRows(noEdits).map(({ name, on, needed, ratios }) => ({ name, on, needed, ratio: ratios[theme] })),
    ).toEqual(contrastPairs(theme))
})

test('a colour of one theme changes the pairs of that theme alone', () => {
  expect(failing(faint)).toContain('color-text-faint on color-surface-canvas, dark')
  expect(failing(faint).filter((pair) => !/^color-text-faint on .*, dark$/.test(pair))).toEqual([])
})

test('a colour on game art has no themes and changes in both', () => {
  const edits = withEdit(noEdits, 'light', 'color-media-text', grey)
  expect(failing(edits)).toContain('color-media-text on color-media-plate-1, dark')
  expect(failing(edits)).toContain('color-media-text on color-media-plate-1, light')
})

test('the other theme keeps its value in the styles', () => {
  expect(changedProperties(faint)).toEqual({ '--color-text-faint': 'light-dark(#526564, #777777)' })
})

test('an edit back to the value of the token is no change', () => {
  const back = withEdit(faint, 'dark', 'color-text-faint', oklchOf('#9ba6a0'))
  expect(changedColors(back, 'dark')).toEqual({})
})

test('the text has the places and the form of the file of the theme', () => {
  expect(JSON.parse(changedJson(faint, 'dark'))).toEqual({
    color: {
      text: {
        faint: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.4667, 0.4667, 0.4667], hex: '#777777' },
        },
      },
    },
  })
  expect(changedJson(faint, 'light')).toBe('{}\n')
})

type Leaf = { $type: string; $value: { components: number[]; hex: string } }
const leafAt = (tree: unknown, path: readonly string[]) =>
  path.reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], tree) as Leaf

test('the text of any changed token has the same fields as the file', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...editableTokens),
      fc.integer({ min: 0, max: 360 }),
      ({ name, path, dark }, hue) => {
        const edits = withEdit(noEdits, 'dark', name, { lightness: 0.55, chroma: 0.05, hue })
        const hex = hexOf(colorAt(edits, 'dark', name))
        fc.pre(hex !== dark)
        const [made, kept] = [JSON.parse(changedJson(edits, 'dark')), file].map((tree) => leafAt(tree, path))
        expect(Object.keys(made?.$value ?? {})).toEqual(Object.keys(kept?.$value ?? {}))
        expect(made).toMatchObject({ $type: kept?.$type, $value: { hex } })
      },
    ),
  )
})
