import { expect, test } from 'vitest'
import { cmsMessageIn, MAX_MESSAGE_LENGTH, textOf } from './cmsMessages.ts'

const select = { type: 'arama:preview', version: 1, event: 'select', widget: 'lobby-1', field: 'title' }
const draft = { ...select, event: 'draft', records: [{ kind: 'page', record: { slug: 'despre-noi' } }] }

test('CMS-07 a selection and a draft are read', () => {
  expect(cmsMessageIn(JSON.stringify(select))).toEqual(select)
  expect(cmsMessageIn(JSON.stringify(draft))).toMatchObject({ event: 'draft', records: draft.records })
})

test.each<[string, unknown]>([
  ['an object in place of text', select],
  ['nothing', undefined],
  ['text that is not JSON', '{'],
  ['JSON that is not a message', '[]'],
  ['another type', JSON.stringify({ ...select, type: 'arama:account' })],
  ['another version', JSON.stringify({ ...select, version: 2 })],
  ['an unknown event', JSON.stringify({ ...select, event: 'publish' })],
  ['a record of an unknown kind', JSON.stringify({ ...draft, records: [{ kind: 'menu', record: {} }] })],
  ['a record that is a text', JSON.stringify({ ...draft, records: [{ kind: 'page', record: 'x' }] })],
  ['too many records', JSON.stringify({ ...draft, records: Array(21).fill(draft.records[0]) })],
  ['a text above the budget', JSON.stringify({ ...select, rest: 'x'.repeat(MAX_MESSAGE_LENGTH) })],
])('CMS-07 %s is no message', (_what, data) => {
  expect(cmsMessageIn(data)).toBeUndefined()
})

test('CMS-07 what the page sends names its type and version', () => {
  expect(JSON.parse(textOf({ event: 'ready', path: '/' }))).toEqual({
    type: 'arama:preview',
    version: 1,
    event: 'ready',
    path: '/',
  })
})
