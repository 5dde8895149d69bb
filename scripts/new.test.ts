import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rooms, writeComponent } from './new.ts'

const house = join(import.meta.dirname, '..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('a component is a folder of three files, with stories and a guide under the same name', () => {
  expect(writeComponent(root, 'game/BonusCard')).toEqual([
    'ui/game/BonusCard/BonusCard.tsx',
    'ui/game/BonusCard/BonusCard.module.css',
    'ui/game/BonusCard/index.ts',
    'stories/ui/game/BonusCard.stories.tsx',
    'stories/ui/game/BonusCard.guide.ts',
  ])
  expect(readdirSync(join(root, 'ui/game/BonusCard')).sort()).toEqual([
    'BonusCard.module.css',
    'BonusCard.tsx',
    'index.ts',
  ])
})

test.each([
  ['game/BonusCard', 'BonusCard', 'card', 'Bonus Card'],
  ['shell/Footer', 'Footer', 'footer', 'Footer'],
  ['player/RGSheet', 'RGSheet', 'sheet', 'RG Sheet'],
  ['layout/Top10', 'Top10', 'top10', 'Top10'],
])('%s speaks of itself everywhere', (place, name, className, words) => {
  const [component = '', styles = '', index = '', story = ''] = writeComponent(root, place).map(read)
  expect(component).toContain(`export function ${name}({ className, ...rest }: ${name}Props)`)
  expect(component).toContain(`export type ${name}Props = ComponentProps<'div'>`)
  expect(component).toContain(`import styles from './${name}.module.css'`)
  expect(component).toContain(`clsx(styles.${className}, className)`)
  expect(styles).toContain(`  .${className} {`)
  expect(index).toBe(`export { ${name}, type ${name}Props } from './${name}.tsx'\n`)
  expect(story).toContain(`import { ${name} } from '#ui/${place}'`)
  expect(story).toContain(`children: '${words}'`)
  expect(story).toContain("export const Default: Story = { name: 'De bază' }")
})

test('the written files are valid TypeScript without lines above 110 characters', async () => {
  for (const path of writeComponent(root, 'game/BonusCard')) {
    const text = read(path)
    if (!path.endsWith('.css')) expect((await transformWithOxc(text, path)).code, path).not.toBe('')
    expect(Math.max(...text.split('\n').map(({ length }) => length)), path).toBeLessThanOrEqual(110)
    expect(text.endsWith('\n') && !text.endsWith('\n\n'), path).toBe(true)
  }
})

test('styles use tokens that exist, in the layer of components', () => {
  const [, styles = ''] = writeComponent(root, 'game/BonusCard').map(read)
  const tokens = readFileSync(join(house, 'tokens/dist/tokens.css'), 'utf8')
  expect(styles).toMatch(/^@layer components \{/)
  for (const [, name] of styles.matchAll(/var\((--[\w-]+)\)/g)) expect(tokens).toContain(`${name}:`)
})

test.each([
  ['nothing is said', '', 'Say room and name'],
  ['the room is missing', 'BonusCard', 'Say room and name'],
  ['the name is missing', 'game/', 'Say room and name'],
  ['the path goes on', 'game/cards/BonusCard', 'Say room and name'],
  ['the path leaves the kit', '../BonusCard', 'Choose one of browse, controls'],
  ['the room is unknown', 'cellar/BonusCard', 'no room "cellar". Choose one of browse, controls'],
  ['the room is a name every object has', 'constructor/BonusCard', 'no room "constructor"'],
  ['the name is small', 'game/bonusCard', '"bonusCard" is no name of a component. Write it like BonusCard'],
  ['the name has a hyphen', 'game/Bonus-Card', 'Write it like BonusCard'],
  ['the name leaves the room', 'game/..', 'Write it like BonusCard'],
  ['the name is of other letters', 'game/Șapte', 'Write it like BonusCard'],
  ['the name is one letter', 'game/X', 'Write it like BonusCard'],
])('when %s it says what to do and writes nothing', (_when, place, expected) => {
  expect(() => writeComponent(root, place)).toThrow(expected)
  expect(readdirSync(root)).toEqual([])
})

test.each([
  ['its folder', 'ui/game/BonusCard/BonusCard.tsx'],
  ['a folder of that name with something else', 'ui/game/BonusCard/notes.md'],
  ['its story', 'stories/ui/game/BonusCard.stories.tsx'],
])('%s is there already: nothing is overwritten', (_what, path) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), 'mine')
  expect(() => writeComponent(root, 'game/BonusCard')).toThrow('exists. Choose another name')
  expect(read(path)).toBe('mine')
  expect(existsSync(join(root, 'ui/game/BonusCard/index.ts'))).toBe(false)
})

test('every room of the kit is known', () => {
  const present = readdirSync(join(house, 'ui'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  expect(rooms).toEqual(expect.arrayContaining(present.map(({ name }) => name)))
})
