// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Widget } from '#app/api/contract/widgets.ts'
import { fieldFaults, fieldsOf, meantField } from './fields.ts'
import { unreadableFaults } from './index.ts'

const games = { id: 'g', type: 'Games', category: 'c', tileLayout: 'Default' }

function invalid(input: unknown) {
  const { issues } = v.safeParse(Widget, input)
  return unreadableFaults(input, issues ?? [])
}

test.each<[string, unknown, object[]]>([
  ['an unknown type', { id: 'x', type: 'Roulette' }, [{ kind: 'type', field: 'type', value: 'Roulette' }]],
  ['no type', { id: 'x' }, [{ kind: 'missing', field: 'type' }]],
  [
    'two wrong fields',
    { ...games, category: 5, tileLayout: 'Huge' },
    [
      { kind: 'wrong', field: 'category', value: '5' },
      { kind: 'wrong', field: 'tileLayout', value: 'Huge' },
    ],
  ],
  ['a record for a text', { id: 'x', type: 'Html', html: {} }, [{ kind: 'wrong', field: 'html' }]],
  [
    'a misspelt field that is needed',
    { id: 'x', type: 'Collections', tittle: 'Toate' },
    [
      { kind: 'missing', field: 'title' },
      { kind: 'unknown', field: 'tittle', of: 'title' },
    ],
  ],
  ['no record', 'Html', [{ kind: 'other' }]],
])('CMS-04 every problem of a widget with %s is told by its field', (_what, input, faults) => {
  expect(invalid(input)).toEqual(faults)
})

test.each([
  ['of too many widgets', 'many' as const, [{ kind: 'many' }]],
  ['of a second widget with its id', 'twice' as const, [{ kind: 'twice', field: 'id' }]],
])('CMS-04 the problem %s is told', (_what, reason, faults) => {
  expect(unreadableFaults(games, reason)).toEqual(faults)
})

const check = (input: object) => fieldFaults(input, v.parse(Widget, input))

test.each<[string, object, object[]]>([
  ['known fields only', { ...games, title: 'Noi' }, []],
  ['a misspelt field', { ...games, titel: 'Noi' }, [{ kind: 'unknown', field: 'titel', of: 'title' }]],
  ['a field of another type', { ...games, html: '<p>' }, [{ kind: 'unknown', field: 'html' }]],
  [
    'a near name whose field is there',
    { ...games, title: 'Noi', tittle: 'Vechi' },
    [{ kind: 'unknown', field: 'tittle' }],
  ],
  [
    'a text above its limit',
    { ...games, title: `${'cuvânt '.repeat(42)}sfârșit și rest` },
    [{ kind: 'cut', field: 'title', value: '…cuvânt cuvânt cuvânt cuvânt sfârș…' }],
  ],
  ['a long text that fits', { ...games, title: `${'a'.repeat(299)}…` }, []],
  ['a text with spaces around it', { ...games, title: '  Noi  ' }, []],
  [
    'an entry that is left out',
    { id: 'v', type: 'Videos', title: 'Clipuri', videos: ['a', 7] },
    [{ kind: 'wrong', field: 'videos.1', value: '7' }],
  ],
])('CMS-04 a valid widget with %s', (_what, input, faults) => {
  expect(check(input)).toEqual(faults)
})

test.each([
  ['tittle', 'title'],
  ['Title', 'title'],
  ['tilelayout', 'tileLayout'],
  ['categroy', 'category'],
  ['start', undefined],
  ['', undefined],
])('CMS-04 the field „%s” was probably meant as %s', (name, meant) => {
  expect(meantField(name, fieldsOf('Games'))).toBe(meant)
})
