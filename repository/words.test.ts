import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** Absolute paths of a machine; `tmpdir()` and paths from the repository's root work on all. */
const MACHINE = /(?<![\w.-])\/(?:work|root|tmp|home\/\w+|Users\/\w+)\//

/** Paths in `deploy/` are folders of its images. */
const given = files.filter((file) => file !== 'package-lock.json' && !file.startsWith('deploy/'))

test('no file knows the machine it was written on', () => {
  expect(given.length).toBeGreaterThan(100)
  expect(given.filter((file) => MACHINE.test(read(file)))).toEqual([])
})

const slash = '/'

test.each([
  ['a folder of temporary files', ['', 'tmp', 'a.png'], true],
  ['the folder of a person', ['', 'home', 'ion', 'arama'], true],
  ['a path from the top', ['work', 'tmp', 'a.png'], false],
  ['an address', ['https:', '', 'a.example', 'tmp', 'x'], false],
])('a planted path is found: %s', (_what, parts, found) => {
  expect(MACHINE.test(`'${parts.join(slash)}'`)).toBe(found)
})

test('no file has a merge conflict marker', () => {
  expect(given.filter((file) => /^(?:<{7}|>{7}) /m.test(read(file)))).toEqual([])
})
