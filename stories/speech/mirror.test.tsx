import { expect, test } from 'vitest'
import { mirrorOf, withBalance, withPlay } from '#app/domain/mirror/mirror.ts'
import { monthOf } from '#app/domain/mirror/month.ts'
import { DaysTable } from '#app/player/mirror/DaysTable.tsx'
import { MonthFacts } from '#app/player/mirror/MonthFacts.tsx'
import { Plots } from '#app/player/mirror/Plots.tsx'
import { listen, readPage } from './reader.tsx'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()

let mirror = mirrorOf([], 'ana')
mirror = withBalance(mirror, 300, at(1, 9))
mirror = withPlay(mirror, at(1, 20), at(1, 22))
mirror = withBalance(mirror, 208.75, at(1, 22))
mirror = withPlay(mirror, at(3, 20), at(3, 21))
const month = monthOf(mirror, at(3, 22))

const page = (money: boolean) => (
  <main>
    <MonthFacts month={month} money={money} />
    <Plots month={month} money={money} />
    <DaysTable month={month} money={money} />
  </main>
)

test('Mirror: figures with their terms, drawings by their titles only, then each day; a gap is said and is not zero', async () => {
  await listen(page(true))
  const log = await readPage()
  expect(log).toSay(
    'Timp în jocuri, luna aceasta',
    '3 ore',
    'Zile văzute',
    '2 din 3',
    'Primul sold văzut,',
    '1 noiembrie',
    '300,00 lei',
    'Ultimul sold văzut,',
    '1 noiembrie',
    '208,75 lei',
    'Diferență',
    'minus',
    '91,25 lei',
    'Timp pe zile',
    'Ultimul sold al zilei',
    /^region, Luna aceasta, zi cu zi/,
  )
  expect(log).toSay(
    'row, 1 nov. 2 ore 300,00 208,75',
    'row, 2 nov. nu s-a văzut',
    'row, 3 nov. o oră nu se știe nu se știe',
  )
  expect(log.filter((phrase) => /graphics|^img/.test(phrase))).toEqual([])
})

test('Mirror: hidden money is not said', async () => {
  await listen(page(false))
  expect((await readPage()).filter((phrase) => /lei|\d,\d\d|[Ss]old/.test(phrase))).toEqual([])
})
