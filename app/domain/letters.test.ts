// @vitest-environment node
import { expect, test } from 'vitest'
import { byLetter } from './letters.ts'

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
