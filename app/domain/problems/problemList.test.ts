// @vitest-environment node
import { expect, test } from 'vitest'
import type { Fault } from '#app/api/contract/faults.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import { listedProblems } from './problemList.ts'

const fault = (value: string): Fault => ({ kind: 'target', value })
const part = (id: string, faults?: Fault[]): PageParts['parts'][number] => ({
  id,
  type: 'Games',
  slice: 'abcdefghijkl',
  span: 'full',
  ...(faults && { faults }),
})
const invalid = (id: string, before: number, faults: Fault[]): PageParts['invalidWidgets'][number] => ({
  id,
  type: 'Html',
  problem: '…',
  before,
  faults,
})
const row = {
  source: 'FreeSpins',
  lobby: 'Casino',
  title: 'Rotiri',
  href: '/x',
  tileLayout: 'Default',
} as const

test('CMS-04 problems are listed in the order of the page, each with its place', () => {
  const problems = listedProblems({
    faults: [fault('pagina')],
    parts: [part('a', [fault('1'), fault('2')]), part('b'), part('c', [fault('4')])],
    playerRows: [{ id: 'r', before: 3, ...row, faults: [fault('5')] }],
    invalidWidgets: [invalid('x', 1, [fault('3')]), invalid('y', 3, [fault('6'), fault('7')])],
  })
  expect(problems.map((one) => [one.fault.value, one.place])).toEqual([
    ['pagina', 'continut'],
    ['1', 'modul-a'],
    ['2', 'modul-a'],
    ['3', 'problema-1'],
    ['4', 'modul-c'],
    ['5', 'modul-r'],
    ['6', 'problema-2'],
    ['7', 'problema-2'],
  ])
})

test('CMS-04 a player’s list is no problem', () => {
  const playerRows = [{ id: 'r', before: 0, ...row }]
  expect(listedProblems({ parts: [part('a')], playerRows, invalidWidgets: [] })).toEqual([])
})
