import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** Highest number of lines of a file. Lists of data are exempt. */
const budgets = [
  { what: 'a test', pattern: /\.(?:test|spec)\.tsx?$/, lines: 250 },
  { what: 'a source', pattern: /\.tsx?$/, lines: 200 },
  { what: 'a style sheet', pattern: /\.css$/, lines: 200 },
]

/** Lists of data. */
const lists = ['sandbox/seed/words.ts', 'tokens/dist/tokens.ts', 'tokens/dist/tokens.css']

const linesOf = (file: string) => read(file).split('\n').length - 1

function problemOf(file: string): string | undefined {
  const budget = budgets.find(({ pattern }) => pattern.test(file))
  if (!budget || lists.includes(file) || linesOf(file) <= budget.lines) return undefined
  return `${file} has ${linesOf(file)} lines, ${budget.what} may have ${budget.lines}`
}

test('no file has more lines than its kind may have', () => {
  const tooLong = files.flatMap((file) => problemOf(file) ?? [])
  expect(tooLong).toEqual([])
})

test('every exempt list exists', () => {
  expect(lists.filter((file) => !files.includes(file))).toEqual([])
})
