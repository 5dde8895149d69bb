// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const words = { day: 'Zi', minutes: 'Minute', first: 'Sold la început (lei)', last: 'Sold la sfârșit (lei)' }
const days = [
  { day: '2026-11-03', seen: { day: '2026-11-03', played: 7_259_999, first: 1300.1, last: 0 } },
  { day: '2026-11-04' },
  { day: '2026-11-05', seen: { day: '2026-11-05', played: 0 } },
]

test('the file opens in a Romanian Excel: mark, semicolons, decimal commas; gaps are empty and not zero', () => {
  expect(csvOf(days, words, { money: true })).toBe(
    '\uFEFFZi;Minute;Sold la început (lei);Sold la sfârșit (lei)\r\n' +
      '2026-11-03;120;1300,10;0,00\r\n' +
      '2026-11-04;;;\r\n' +
      '2026-11-05;0;;\r\n',
  )
})

test('hidden money is not in the file', () => {
  expect(csvOf(days, words, { money: false })).toBe(
    '\uFEFFZi;Minute\r\n2026-11-03;120\r\n2026-11-04;\r\n2026-11-05;0\r\n',
  )
})

test('no cell begins as a formula, and every text is read back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', ';', '"', '\n', 'a', 'ș') })
  fc.assert(
    fc.property(text, (title) => {
      const file = csvOf([], { ...words, day: title }, { money: false })
      const cell = file.slice(1, file.lastIndexOf(';Minute'))
      const quoted = cell.startsWith('"')
      const read = quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(/^[=+\-@\t\r]/.test(read)).toBe(false)
      expect(read.replace(/^'/, '')).toBe(title.replace(/^'/, ''))
      if (/[";\n\r]/.test(title)) expect(quoted).toBe(true)
    }),
  )
})
