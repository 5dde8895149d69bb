// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Text } from './common.ts'
import { type Dropped, parseList, parseRecord } from './parse.ts'
import { lenient, lenientList, problemOf } from './repair.ts'

const Item = v.object({ id: v.string(), labels: v.optional(v.array(v.object({ title: v.string() })), []) })

async function parse(input: unknown, { most = 1000, unique = '' } = {}) {
  const dropped: Dropped[] = []
  const report = (item: Dropped) => void dropped.push(item)
  const options = { where: '/casino/items', report, most, ...(unique && { unique }) }
  return { items: await parseList(Item, input, options), dropped }
}

test('HTT-05 valid items keep their order, the others are reported with their index', async () => {
  const { items, dropped } = await parse([{ id: 'a' }, { id: 3 }, { id: 'b' }, null])
  expect(items.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(dropped).toEqual([
    { where: '/casino/items', index: 1, problem: expect.stringMatching(/^id: /) },
    { where: '/casino/items', index: 3, problem: expect.any(String) },
  ])
})

test('HTT-05 the problem names the path to the field', async () => {
  const { dropped } = await parse([{ id: 'a', labels: [{ title: 'x' }, { title: 7 }] }])
  expect(dropped[0]?.problem).toMatch(/^labels\.1\.title: /)
})

test('HTT-05 unknown keys are dropped', async () => {
  const [item] = (await parse([{ id: 'a', dangerouslySetInnerHTML: { __html: '<script>' } }])).items
  expect(item).toEqual({ id: 'a', labels: [] })
})

test('HTT-05 an empty list is valid', async () => {
  expect(await parse([])).toEqual({ items: [], dropped: [] })
})

test.each([
  ['an object', {}],
  ['an object with a length', { length: 0 }],
  ['nothing', null],
  ['a missing body', undefined],
  ['text', '[]'],
  ['a number', 7],
])('HTT-05 %s is no list, and the error says where', async (_what, input) => {
  await expect(parse(input)).rejects.toThrow('/casino/items: expected a list')
})

test('a problem without issues has a text', () => {
  expect(problemOf([])).toBe('unknown problem')
})

test('HTT-08 entries above the budget are left out and reported once', async () => {
  const { items, dropped } = await parse(
    [...Array(50).keys()].map((number) => ({ id: `${number}` })),
    { most: 7 },
  )
  expect(items).toHaveLength(7)
  expect(dropped).toEqual([{ where: '/casino/items', index: 7, problem: '43 entries above the budget of 7' }])
})

test('HTT-08 of ten thousand invalid widgets twenty are reported, and the others are counted', async () => {
  const { items, dropped } = await parse([...Array(10_000).fill(null), { id: 'a' }], { most: 20_000 })
  expect(items).toEqual([{ id: 'a', labels: [] }])
  expect(dropped).toHaveLength(21)
  expect(dropped.at(-1)).toEqual({ where: '/casino/items', index: -1, problem: '9980 more like these' })
})

test('HTT-08 other tasks run while a long list is read', async () => {
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await parse(Array(100_000).fill({ id: 'a', labels: [{ title: 'x' }, { title: 'y' }] }), { most: 100_000 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

test('HTT-08 an item that is nested too deeply is dropped', async () => {
  const deep = JSON.parse(`${'{"id":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
  const { items, dropped } = await parse([deep, { id: 'a' }])
  expect(items).toHaveLength(1)
  expect(dropped).toEqual([{ where: '/casino/items', index: 0, problem: 'deeper than 40 levels' }])
  expect(() => parseRecord(Item, deep, { where: 'x', report: () => undefined })).toThrow('deeper')
})

test('of two items with one key the first is kept, and the second is reported', async () => {
  const { items, dropped } = await parse([{ id: 'a' }, { id: 'b' }, { id: 'a', labels: [{ title: 'x' }] }], {
    unique: 'id',
  })
  expect(items).toEqual([
    { id: 'a', labels: [] },
    { id: 'b', labels: [] },
  ])
  expect(dropped).toEqual([{ where: '/casino/items', index: 2, problem: 'id: used twice' }])
})

const Record = v.object({ name: Text, colour: lenient(v.picklist(['red'])), tags: lenientList(Text, 2) })

test('HTT-05 an invalid field is dropped and reported, and the rest of the record is kept', () => {
  const said: string[] = []
  const report = ({ problem }: Dropped) => void said.push(problem)
  const record = parseRecord(
    Record,
    { name: 'x'.repeat(400), colour: 'blue', tags: ['a', 7, 'c'] },
    { where: 'record', report },
  )
  expect(record).toEqual({ name: `${'x'.repeat(299)}…`, colour: undefined, tags: ['a'] })
  expect(said).toEqual([
    'text of 400 letters cut to 300',
    expect.stringMatching(/^field left out: /),
    '1 entries above the budget of 2',
    expect.stringMatching(/^entry left out: /),
  ])
})

test.each([
  ['turned round', 'Joc \u202egnp.exe\u202c', 'Joc gnp.exe'],
  ['isolated', '\u2066Nil\u2069', 'Nil'],
  ['broken into lines', 'Unu\n\tdoi', 'Unu doi'],
  ['half a letter', 'a\ud800', 'a\ufffd'],
])('HTT-05 a name cannot act on what stands beside it: %s', (_what, given, shown) => {
  expect(v.parse(Text, given)).toBe(shown)
})

test('CMS-04 what entries and their list were parsed from is told, also of an entry that is left out', async () => {
  const input = [{ id: 'a', extra: 1 }, { id: 7 }]
  const told = new Map<object, unknown>()
  const kept = await parseList(v.object({ id: v.string() }), input, {
    where: 'list',
    report: () => undefined,
    most: 10,
    onEntry: (entry, from) => void told.set(entry, from),
  })
  expect(kept).toEqual([{ id: 'a' }])
  expect(told.get(kept[0] ?? {})).toBe(input[0])
  expect(told.get(kept)).toBe(input)
})
