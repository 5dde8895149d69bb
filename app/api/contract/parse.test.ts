// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Dropped, parseList, problemOf } from './parse.ts'

const Item = v.object({ id: v.string(), labels: v.optional(v.array(v.object({ title: v.string() })), []) })

function parse(input: unknown) {
  const dropped: Dropped[] = []
  const items = parseList(Item, input, '/casino/items', (item) => dropped.push(item))
  return { items, dropped }
}

test('HTT-05 items that fit are kept in their order, the others are reported with their place', () => {
  const { items, dropped } = parse([{ id: 'a' }, { id: 3 }, { id: 'b' }, null])
  expect(items.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(dropped).toEqual([
    { where: '/casino/items', index: 1, problem: expect.stringMatching(/^id: /) },
    { where: '/casino/items', index: 3, problem: expect.any(String) },
  ])
})

test('HTT-05 the problem names the path to the field', () => {
  const { dropped } = parse([{ id: 'a', labels: [{ title: 'x' }, { title: 7 }] }])
  expect(dropped[0]?.problem).toMatch(/^labels\.1\.title: /)
})

test('HTT-05 keys that the contract does not know are left behind', () => {
  const [item] = parse([{ id: 'a', dangerouslySetInnerHTML: { __html: '<script>' } }]).items
  expect(item).toEqual({ id: 'a', labels: [] })
})

test('HTT-05 an empty list is a list', () => {
  expect(parse([])).toEqual({ items: [], dropped: [] })
})

test.each([
  ['an object', {}],
  ['an object with a length', { length: 0 }],
  ['nothing', null],
  ['a missing body', undefined],
  ['text', '[]'],
  ['a number', 7],
])('HTT-05 %s is no list, and the error says where', (_what, input) => {
  expect(() => parse(input)).toThrow('/casino/items: expected a list')
})

test('a problem without issues is still a sentence', () => {
  expect(problemOf([])).toBe('unknown problem')
})
