import { describe, expect, test, vi } from 'vitest'
import { createProblemLog, type ProblemKind } from '#app/platform/problemLog.ts'
import { createLiveTables } from './liveTables.ts'
import { createReader } from './reader.ts'

function setUp() {
  const tables = createLiveTables((tell) => tell())
  const notes: [ProblemKind, string][] = []
  const onOverrun = vi.fn()
  const reader = createReader({
    tables,
    note: (...said) => void notes.push(said),
    onOverrun,
    isHidden: () => true,
  })
  return { tables, notes, onOverrun, reader }
}

const table = (ImsGameCode: string, fields: object = {}) => ({ ImsGameCode, Status: 'online', ...fields })
const done = () => new Promise((resolve) => setTimeout(resolve))

describe('the reader', () => {
  test('LIV-01 takes all tables of init and merges updates of known ones alone', async () => {
    const { reader, tables } = setUp()
    reader.update(table('early'))
    reader.init([table('a'), table('b')])
    reader.update({ ImsGameCode: 'a', PlayersSeated: 3 })
    reader.update(table('never-heard-of'))
    await done()
    expect(tables.all().map(({ code }) => code)).toEqual(['a', 'b'])
    expect(tables.get('a')).toMatchObject({ open: true, players: 3 })
  })

  test('LIV-01 a second init replaces the first', async () => {
    const { reader, tables } = setUp()
    reader.init([table('a', { Version: 9 }), table('b')])
    reader.init([table('a', { Status: 'offline', Version: 1 }), table('c')])
    await done()
    expect(tables.all().map(({ code, open }) => [code, open])).toEqual([
      ['a', false],
      ['c', true],
    ])
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['a list', []],
    ['no code', { Status: 'online' }],
    ['negative seats', { ImsGameCode: 'a', PlayersSeated: -3 }],
    ['wrong types', { ImsGameCode: 'a', SeatsAvailability: [1, 2] }],
    ['a name of a megabyte', { ImsGameCode: 'a', Language: 'x'.repeat(1_000_000) }],
    ['the code of every object', { ImsGameCode: 'constructor' }],
  ])('LIV-08 an update of %s leaves the table as it was', async (_what, input) => {
    const { reader, tables } = setUp()
    reader.init([table('a', { PlayersSeated: 4 })])
    reader.update(input)
    reader.update({ ImsGameCode: 'a', Dealer: { DealerName: 'Ana' } })
    await done()
    expect(tables.get('a')).toMatchObject({ open: true, players: 4, dealer: 'Ana' })
    expect(tables.size).toBe(1)
  })

  test('LIV-08 an invalid record is skipped', async () => {
    const { reader, tables, notes } = setUp()
    reader.init([table('a'), 7, table('b', { Limits: 'all' }), null, table('c')])
    await done()
    expect(tables.all().map(({ code }) => code)).toEqual(['a', 'c'])
    expect(notes.map(([kind]) => kind)).toEqual(['record', 'record', 'record'])
  })

  test('LIV-08 an init without a list changes nothing', async () => {
    const { reader, tables } = setUp()
    reader.init([table('a')])
    reader.init({ a: table('a') })
    await done()
    expect(tables.size).toBe(1)
  })

  test('takes the first 5 000 of ten thousand tables', async () => {
    const { reader, tables, notes } = setUp()
    reader.init(Array.from({ length: 10_000 }, (_, number) => table(`t${number}`)))
    await done()
    expect(tables.size).toBe(5000)
    expect(notes).toEqual([['flood', '10000 tables, the first 5000 are taken']])
  })

  test('LIV-08 limits the queue of records and requests a new list', async () => {
    const { reader, onOverrun } = setUp()
    for (let number = 0; number < 30_000; number += 1) reader.update(table('a'))
    expect(onOverrun).toHaveBeenCalled()
  })
})

test('LIV-08 the log has one line a kind and minute, and says how many more there were', () => {
  const lines: string[] = []
  let now = 0
  const note = createProblemLog(
    (line) => lines.push(line),
    () => now,
  )
  for (let times = 0; times < 100; times += 1) note('record', 'wrong')
  note('message', 'not JSON')
  now = 60_000
  note('record', 'wrong again')
  expect(lines).toEqual(['record: wrong', 'message: not JSON', 'record: wrong again (and 99 more)'])
})

describe('the tables', () => {
  test('LIV-07 notify their own listeners at most once a frame', () => {
    const frames: (() => void)[] = []
    const tables = createLiveTables((tell) => void frames.push(tell))
    const [onA, onB, onAny] = [vi.fn(), vi.fn(), vi.fn()]
    tables.watch('a', onA)
    tables.watch('b', onB)
    tables.watchAll(onAny)
    tables.replace([table('a'), table('b')])
    for (let seated = 0; seated < 100; seated += 1) tables.update({ ImsGameCode: 'a', PlayersSeated: seated })
    expect(onA).not.toHaveBeenCalled()
    expect(frames).toHaveLength(1)
    frames[0]?.()
    expect([onA, onB, onAny].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    tables.update({ ImsGameCode: 'a', PlayersSeated: 5 })
    frames[1]?.()
    expect([onA, onB, onAny].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2])
  })

  test('LIV-02 notify every listener when they are cleared', () => {
    const tables = createLiveTables((tell) => tell())
    tables.replace([table('a')])
    const onA = vi.fn()
    const stop = tables.watch('a', onA)
    tables.clear()
    expect(onA).toHaveBeenCalledTimes(1)
    expect(tables.get('a')).toBeUndefined()
    stop()
    tables.replace([table('a')])
    expect(onA).toHaveBeenCalledTimes(1)
  })
})
