// @vitest-environment node
import { expect, test } from 'vitest'
import { byLetter, letterStarts } from './letters.ts'
import { fold } from './search/fold.ts'

const grouped = (...names: string[]) =>
  byLetter(names.map((name) => ({ name }))).map(
    ({ letter, items }) => `${letter}: ${items.map(({ name }) => name).join(', ')}`,
  )

test.each([
  ['nothing has no letters', [], []],
  ['letters without names are left out', ['Moara', 'Atelier'], ['A: Atelier', 'M: Moara']],
  ['names of one letter are sorted A–Z', ['Salina', 'Sapte', 'Stejărel'], ['S: Salina, Sapte, Stejărel']],
  ['a mark counts for nothing', ['Ștrand', 'Salina', 'Șapte Văi'], ['S: Salina, Șapte Văi, Ștrand']],
  ['Ă, Â and Î are grouped with A and I', ['Îngheț', 'Ăla', 'Arțar'], ['A: Ăla, Arțar', 'I: Îngheț']],
  ['large and small letters are one', ['zefir', 'Zări'], ['Z: Zări, zefir']],
  ['names that do not begin with a letter come first', ['Arțar', '7 Vulpi'], ['#: 7 Vulpi', 'A: Arțar']],
])('%s', (_why, names, expected) => {
  expect(grouped(...names)).toEqual(expected)
})

test('each first letter of sorted names has the index of its first name', () => {
  const names = ['7 Vulpi', 'Ăla', 'Arțar', 'Salina', 'Șapte Văi', 'Zări']
  expect([...letterStarts(names.map(fold))]).toEqual([
    ['#', 0],
    ['A', 1],
    ['S', 3],
    ['Z', 5],
  ])
  expect(letterStarts([]).size).toBe(0)
})
