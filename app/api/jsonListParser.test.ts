import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BudgetExceededError, createJsonListParser } from './jsonListParser.ts'

const wide = { entries: 1000, values: 10_000 }

/** Items read from a body in chunks. */
function read(pieces: readonly string[], budget = wide): unknown[] {
  const { items, take, end } = createJsonListParser(budget)
  for (const piece of pieces) take(piece)
  end()
  return items
}

/** `text` cut into chunks of `size` characters. */
const inPieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []

test('HTT-08 a list is read correctly for any chunk boundaries', () => {
  fc.assert(
    fc.property(
      fc.array(fc.json(), { maxLength: 10 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('', ' ', '\n\t'),
      (entries, size, space) => {
        const text = `${space}[${space}${entries.join(`${space},${space}`)}${space}]${space}`
        expect(read(inPieces(text, size))).toEqual(JSON.parse(text))
      },
    ),
    { numRuns: 500 },
  )
})

test('HTT-08 brackets and commas in strings are ignored', () => {
  const list = ['],[{}"', '\\', '\\"],', { '"[': '\\\\"' }, '„x”, y']
  for (const size of [1, 2, 3, 100]) expect(read(inPieces(JSON.stringify(list), size))).toEqual(list)
})

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a record', '{"a":[]}'],
  ['a text', '"[]"'],
  ['a page', '<!doctype html><h1>[Bine]</h1>'],
  ['a list that breaks off', '[1,2'],
  ['a list that breaks off in a text', '["a'],
  ['two lists', '[1][2]'],
  ['words behind', '[1] x'],
  ['words before', 'x [1]'],
  ['a comma too many', '[1,]'],
  ['a comma alone', '[,]'],
  ['a comma behind', '[1],'],
  ['brackets that do not fit', '[{]}'],
  ['a list that closes as a record', '[1}'],
  ['a closing alone', ']'],
  ['entries that are no JSON', '[a,b]'],
])('HTT-08 %s is no list', (_what, text) => {
  for (const size of [1, 100]) expect(() => read(inPieces(text, size))).toThrow(SyntaxError)
})

test('HTT-08 reading stops above the budget of entries and keeps what was read', () => {
  const { items, take } = createJsonListParser({ entries: 3, values: 100 })
  take('[1,2,')
  expect(() => take('3,4,5]')).toThrow(BudgetExceededError)
  expect(items).toEqual([1, 2, 3])
})

test('HTT-08 a list with exactly the budget of entries is within it', () => {
  expect(read(['[1,2,3]'], { entries: 3, values: 100 })).toEqual([1, 2, 3])
})

test.each([
  ['side by side', `[1,[${'{},'.repeat(50)}{}]]`],
  ['in each other', `[1,${'['.repeat(50)}${']'.repeat(50)}]`],
  ['in records', `[1,{${Array.from({ length: 50 }, (_, n) => `"k${n}":0`).join()}}]`],
])('HTT-08 one entry with too many values %s is not made', (_what, text) => {
  const { items, take } = createJsonListParser({ entries: 10, values: 40 })
  expect(() => take(text)).toThrow('more than 40 values')
  expect(items).toEqual([1])
})
