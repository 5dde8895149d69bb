import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { type Names, printedJsx } from './printedJsx.ts'

const Tile = (_: Record<string, unknown>) => null
const Local = (_: Record<string, unknown>) => null

const names: Names = {
  nameOf: (type) => (typeof type === 'string' ? type : type === Tile ? 'Tile' : undefined),
  isDefault: (type, prop, value) => type === Tile && prop === 'size' && value === 'm',
}

test.each<[what: string, node: ReactNode, code: string]>([
  ['a text', <Tile key="1">Joacă</Tile>, '<Tile>Joacă</Tile>'],
  ['a default, and nothing', <Tile key="1" size="m" shape={undefined} on />, '<Tile on />'],
  ['a handler by its name', <Tile key="1" onPress={() => {}} />, '<Tile onPress={onPress} />'],
  [
    'a handler in data',
    <Tile key="1" action={{ label: 'Da', onPress: () => {} }} />,
    "<Tile action={{ label: 'Da', onPress }} />",
  ],
  ['quotes', <Tile key="1" a={'„5"'} b="l'eau" />, "<Tile a={'„5\"'} b={'l\\'eau'} />"],
  ['signs of JSX in a text', <p key="1">{'a {b} <c>'}</p>, "<p>{'a {b} <c>'}</p>"],
  ['spaces at an edge', <p key="1">Vezi {<b>tot</b>}</p>, "<p>\n  {'Vezi '}\n  <b>tot</b>\n</p>"],
  ['a picture of the build', <Tile key="1" src="/assets/a-x1.webp" />, '<Tile src="/imagine.webp" />'],
  [
    'a long list of objects',
    <Tile key="1" of={[1, 2, 3, 4].map((id) => ({ id }))} />,
    '<Tile of={[{ id: 1 }, { id: 2 }, { id: 3 }]} />',
  ],
  ['a list of numbers', <Tile key="1" of={[1, 2, 3, 4]} />, '<Tile of={[1, 2, 3, 4]} />'],
])('%s', (_what, node, code) => {
  expect(printedJsx(node, names)?.code).toBe(code)
})

test('long props stand on lines of their own', () => {
  const long = 'Simbolul reginei se extinde pe toată rola în rundele gratuite'
  expect(printedJsx(<Tile text={long} title={long} />, names)?.code).toBe(
    `<Tile\n  text="${long}"\n  title="${long}"\n/>`,
  )
})

test.each([
  ['a component of the story', <Local key="1" />],
  ['a function that returns something', <Tile key="1" format={(value: number) => `${value}`} />],
  ['children that are a function', <Tile key="1">{() => 'a'}</Tile>],
])('%s cannot be copied', (_what, node) => {
  expect(printedJsx(node, names)).toBeUndefined()
})
