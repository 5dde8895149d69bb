// @vitest-environment node
import { expect, test } from 'vitest'
import { type FilterOption, inBrief, inFull, isHeld, topValues } from './options.ts'

const option = (label: string, count: number, rest: Partial<FilterOption> = {}): FilterOption => ({
  value: label.toLowerCase(),
  label,
  count,
  ...rest,
})

const options = [
  option('Brazi', 12),
  option('Țărm', 40),
  option('Șoim', 40),
  option('Turnul Nord', 3, { selected: true }),
  option('Aramă', 0, { disabled: true }),
]

test('the top options have most games, equal ones keep their order', () => {
  expect(topValues(options, 3)).toEqual(['țărm', 'șoim', 'brazi'])
})

test('few options keep the order given', () => {
  expect(topValues(options, 5)).toEqual(options.map(({ value }) => value))
})

test.each([
  ['free', {}, false],
  ['nothing would be left', { disabled: true }, true],
  ['nothing is left, but it is chosen', { disabled: true, selected: true }, false],
  ['the page holds it', { selected: true, locked: 'pagina furnizorului' }, true],
])('an option is held or not: %s', (_, rest, held) => {
  expect(isHeld(option('Brazi', 0, rest))).toBe(held)
})

test('the short list keeps its order when counts change, and adds other selected options', () => {
  const later = options.map((given) => ({ ...given, count: 50 - given.count }))
  const labels = inBrief(later, ['țărm', 'șoim']).map(({ label }) => label)
  expect(labels).toEqual(['Țărm', 'Șoim', 'Turnul Nord'])
})

test.each([
  ['', ['Aramă', 'Brazi', 'Șoim', 'Turnul Nord', 'Țărm']],
  ['soi', ['Șoim']],
  ['ȚĂRM', ['Țărm']],
  ['arm', ['Țărm']],
  ['nord ', ['Turnul Nord']],
  ['xyz', []],
])('the text %j finds %j', (text, labels) => {
  expect(inFull(options, text).map(({ label }) => label)).toEqual(labels)
})

test('the full list sorts numbers by value, with any number of digits', () => {
  const lines = ['117.649', '1.024', '100', '5', '20', '729', '3'].map((label) => option(label, 1))
  expect(inFull(lines, '').map(({ label }) => label)).toEqual([
    '3',
    '5',
    '20',
    '100',
    '729',
    '1.024',
    '117.649',
  ])
})
