// @vitest-environment node
import { expect, test } from 'vitest'
import { renderTokens } from './build.ts'

/** Types of the Design Tokens Community Group's format. */
const types = [
  ...['color', 'dimension', 'fontFamily', 'fontWeight', 'duration', 'cubicBezier', 'number'],
  ...['shadow', 'gradient', 'typography'],
]

type Leaf = { $type: string; $value: unknown }
const isLeaf = (node: object): node is Leaf => '$value' in node

function leavesIn(node: object, path: readonly string[] = []): [string, Leaf][] {
  if (isLeaf(node)) return [[path.join('.'), node]]
  return Object.entries(node).flatMap(([name, inner]) => leavesIn(inner, [...path, name]))
}

const files = await renderTokens()
const treeOf = (theme: string) => JSON.parse(files.get(`${theme}.tokens.json`) ?? '{}')

test.each(['light', 'dark'])('the %s theme has the format that design tools import', (theme) => {
  const leaves = leavesIn(treeOf(theme))
  expect(leaves.length).toBeGreaterThan(150)
  expect(leaves.filter(([, { $type }]) => !types.includes($type))).toEqual([])
  expect(leaves.filter(([name]) => /\.(?:light|dark)$/.test(name))).toEqual([])
})

test('both themes have the same names, and other colours', () => {
  const [light, dark] = ['light', 'dark'].map((theme) => leavesIn(treeOf(theme)))
  expect(light?.map(([name]) => name)).toEqual(dark?.map(([name]) => name))
  const ofSurface = (theme: string) => treeOf(theme).color.surface['1'].$value
  expect(ofSurface('light')).not.toEqual(ofSurface('dark'))
})

test('a text style refers to a font that the file has', () => {
  const { type, font } = treeOf('light')
  const families = Object.values<Leaf>(type).map(
    ({ $value }) => ($value as { fontFamily: string }).fontFamily,
  )
  expect(new Set(families)).toEqual(new Set(Object.keys(font).map((name) => `{font.${name}}`)))
})
