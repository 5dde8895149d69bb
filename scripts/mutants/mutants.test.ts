import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lists } from './lists.ts'
import { mutantsOf, mutated } from './mutant.ts'
import { places } from './places.ts'
import { site } from './site.ts'

const root = join(import.meta.dirname, '..', '..')
const mutants = mutantsOf([...lists, ...site, ...places])

test('there are at least forty, each with its own description', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(40)
  expect(new Set(mutants.map(({ file, what }) => `${file} ${what}`)).size).toBe(mutants.length)
})

test('the text of each occurs once in its file, and its test exists', () => {
  const lost = mutants.filter((mutant) => {
    const source = readFileSync(join(root, mutant.file), 'utf8')
    return mutated(source, mutant) === undefined || !existsSync(join(root, mutant.test))
  })
  expect(lost.map(({ file, what }) => `${file}: ${what}`)).toEqual([])
})

const mutant = { file: 'a.ts', test: 'a.test.ts', what: '', find: 'a + b', replacement: 'a' }

test.each([
  ['once', 'return a + b', 'return a'],
  ['never', 'return a - b', undefined],
  ['twice', 'a + b - (a + b)', undefined],
])('a text that is there %s', (_times, source, expected) => {
  expect(mutated(source, mutant)).toBe(expected)
})
