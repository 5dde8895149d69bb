// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFilters } from './parse.ts'
import { type FilterState, noFilters } from './state.ts'

const state: FilterState = {
  ...noFilters,
  provider: { 'provider-brazi': true, 'no-longer-there': true },
  reel: { 5: true },
  jackpot: true,
  betAmount: [0.2, 50],
  maxWin: [1000, 0],
  search: 'zmeu',
}

test('FIL-02 stored filters are restored unchanged, including removed ids', () => {
  expect(parseFilters(JSON.stringify(state))).toEqual(state)
})

/** The state's JSON with another text for one field. */
const withField = (field: string, json: string) =>
  JSON.stringify({ ...state, [field]: '@' }).replace('"@"', json)

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty object', '{}'],
  ['a kind too few', JSON.stringify({ ...state, rtp: undefined })],
  ['a kind too many', JSON.stringify({ ...state, dealer: {} })],
  ['a prototype in place of a kind', withField('rtp', '{},"__proto__":{}').replace('"jackpot":true,', '')],
  ['options as a list', withField('provider', '["a"]')],
  ['an option that is not true', withField('provider', '{"a":1}')],
  ['an option that is false', withField('provider', '{"a":false}')],
  ['an option without a name', withField('provider', '{"":true}')],
  ['an endless name', withField('provider', `{"${'a'.repeat(301)}":true}`)],
  ['a key of every object', withField('provider', '{"constructor":true}')],
  ['the prototype', withField('provider', '{"__proto__":true}')],
  ['the prototype as an object', withField('provider', '{"__proto__":{"polluted":true}}')],
  ['a switch as a text', withField('jackpot', '"true"')],
  ['a range of one', withField('betAmount', '[1]')],
  ['a range of three', withField('betAmount', '[1,2,3]')],
  ['a range of texts', withField('betAmount', '["1","2"]')],
  ['a negative amount', withField('betAmount', '[-1,2]')],
  ['an endless amount', withField('betAmount', '[0,1e400]')],
  ['bounds the wrong way round', withField('betAmount', '[5,1]')],
  ['no range', withField('maxWin', 'null')],
  ['a search that is no text', withField('search', '{"toString":1}')],
  ['an endless search', withField('search', `"${'a'.repeat(301)}"`)],
  [
    'more options than there are',
    withField('labels', JSON.stringify(Object.fromEntries([...Array(501).keys()].map((id) => [id, true])))),
  ],
  ['an endless text', JSON.stringify(state) + ' '.repeat(200_000)],
])('FIL-02 what we did not write gives no filters: %s', (_, text) => {
  expect(parseFilters(text)).toEqual(noFilters)
})

test('FIL-02 any text gives a valid state, and no prototype gains a key', () => {
  const id = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a'))
  const value = fc.oneof(fc.jsonValue(), fc.dictionary(id, fc.oneof(fc.constant(true), fc.jsonValue())))
  const hostile = fc.record(
    Object.fromEntries(
      Object.entries(state).map(([kind, own]) => [
        kind,
        fc.oneof({ weight: 9, arbitrary: fc.constant(own) }, value as fc.Arbitrary<unknown>),
      ]),
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        hostile.map((fields) => JSON.stringify(fields)),
      ),
      (text) => {
        const parsed = parseFilters(text)
        expect(Object.keys(parsed).toSorted()).toEqual(Object.keys(noFilters).toSorted())
        expect(parseFilters(JSON.stringify(parsed))).toEqual(parsed)
        expect(Object.keys(Object.prototype)).toEqual([])
      },
    ),
  )
})
