import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AppliedFilters } from '#ui/browse/AppliedFilters'
import { FilterGroup, type FilterOption } from '#ui/browse/FilterGroup'
import { FilterActions, FilterClear, FilterPanel } from '#ui/browse/FilterPanel'
import { RangeSlider } from '#ui/controls/RangeSlider'
import { SegmentedControl } from '#ui/controls/SegmentedControl'
import { Switch } from '#ui/controls/Switch'
import { bets, providers, toggled } from '../ui/browse/filters.ts'
import { announced, forget, goTo, listen, pass, press, readPage, said, type } from './reader.tsx'

/** A draft of one switch; with it on there are 57 games. */
function Panel({ onApply }: { onApply: () => void }) {
  const [jackpot, setJackpot] = useState(false)
  return (
    <>
      <FilterClear clean={!jackpot} onClear={() => setJackpot(false)} />
      <FilterPanel quick={<Switch label="Jackpot" checked={jackpot} onCheckedChange={setJackpot} />} />
      <FilterActions count={jackpot ? 57 : 412} unchanged={!jackpot} onApply={onApply} />
    </>
  )
}

test('Filter panel: a switch says what it turns on and its state, inside a named group', async () => {
  await listen(<Panel onApply={() => undefined} />)
  await goTo('switch, Jackpot, not checked')
  await press(' ')
  expect(await said()).toSay(
    'group, Filtre rapide',
    'switch, Jackpot, not checked',
    'switch, Jackpot, checked',
  )
})

test('Filter panel: UXP-03 the number of games is announced once after a pause', async () => {
  await listen(<Panel onApply={() => undefined} />)
  await goTo('switch, Jackpot, not checked')
  await press(' ', ' ', ' ')
  expect(await announced()).toEqual([])
  await pass(600)
  expect(await announced()).toEqual(['polite: 57 de jocuri'])
})

test('Filter panel: a button with nothing to apply stays in the order, says so, and does nothing', async () => {
  const onApply = vi.fn()
  await listen(<Panel onApply={onApply} />)
  await goTo('button, Vezi 412 jocuri, disabled')
  await press('Enter')
  expect(onApply).not.toHaveBeenCalled()
  await press('Shift+Tab', ' ')
  await goTo('button, Vezi 57 de jocuri')
  await press('Enter')
  expect(onApply).toHaveBeenCalledOnce()
})

test('Filter panel: UXP-03 an empty result says why and which filter to take back', async () => {
  const removal = { label: 'Jackpot', count: 41, onRemove: () => undefined }
  await listen(<FilterActions count={0} removal={removal} onApply={() => undefined} />)
  expect(await readPage()).toSay(
    'Niciun joc nu are toate filtrele alese.',
    'button, Scoate „Jackpot”: 41 de jocuri',
    'button, Niciun joc, disabled',
  )
})

function Applied() {
  const [items, setItems] = useState([
    { id: 'jackpot', label: 'Jackpot' },
    { id: 'brazi', label: 'Brazi' },
    { id: 'live', label: 'Live', locked: 'ales de pagină' },
  ])
  const keep = (test: (id: string) => boolean) => setItems(items.filter((item) => test(item.id)))
  return (
    <AppliedFilters
      items={items}
      onRemove={(removed) => keep((id) => id !== removed)}
      onClear={() => keep((id) => id === 'live')}
    />
  )
}

test('Filter panel: a filter that is taken back hands the focus to the next one, the last to the group', async () => {
  await listen(<Applied />)
  expect(await readPage()).toSay(
    'group, Filtre alese',
    'button, Scoate filtrul Jackpot',
    'button, Scoate filtrul Brazi',
    'Live',
    'ales de pagină',
    'button, Șterge filtrele',
  )
  await goTo('button, Scoate filtrul Jackpot')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toBe('button, Scoate filtrul Brazi')
  await press('Enter')
  expect((await said()).at(-1)).toBe('group, Filtre alese')
})

function Bet() {
  const [value, setValue] = useState<readonly [number, number]>([5, 50])
  return (
    <RangeSlider
      label="Miză"
      minLabel="Miză minimă"
      maxLabel="Miză maximă"
      suffix="lei"
      steps={bets}
      value={value}
      onValueChange={setValue}
      format={(bet) => `${bet} lei`}
    />
  )
}

const low = /^slider, Miză minimă, /
const lowAt = (bet: string) => new RegExp(`^slider, Miză minimă, .*max value 50, .*current value ${bet} lei$`)

test('Range slider: a thumb says its name, its value in lei and its bounds', async () => {
  await listen(<Bet />)
  expect(await readPage()).toSay(
    'group, Miză',
    lowAt('5'),
    /^slider, Miză maximă, .*min value 5, current value 50 lei$/,
  )
})

test('Range slider: arrows move one step, Page keys ten, Home and End to the bounds of the moment', async () => {
  await listen(<Bet />)
  await goTo(low)
  await forget()
  await press('ArrowRight', 'End', 'Home', 'ArrowLeft', 'PageUp')
  expect(await said()).toSay(lowAt('10'), lowAt('50'), lowAt('0.1'), lowAt('50'))
})

test('Range slider: the fields beside the thumbs mirror them, and from end to end they say „oricare”', async () => {
  await listen(<Bet />)
  expect(await readPage()).toSay('textbox, Miză minimă, 5, lei', 'textbox, Miză maximă, 50, lei')
  await goTo(low)
  await press('Home')
  await goTo(/^slider, Miză maximă/)
  await press('End')
  expect(await readPage()).toSay(/^textbox, Miză minimă, .*oricare/, /^textbox, Miză maximă, .*oricare/)
})

const languages: FilterOption[] = [
  { value: 'ro', label: 'Română', count: 18, selected: true },
  { value: 'en', label: 'Engleză', count: 31 },
  { value: 'hu', label: 'Maghiară', count: 0, disabled: true },
  { value: 'tr', label: 'Turcă', count: 4, selected: true, locked: 'ales de pagină' },
]

function Choice({ label, given }: { label: string; given: readonly FilterOption[] }) {
  const [options, setOptions] = useState(given)
  return (
    <FilterGroup label={label} options={options} onToggle={(value) => setOptions(toggled(options, value))} />
  )
}

test('Multi-select: each option is a checkbox with its number of games and whether it is chosen', async () => {
  await listen(<Choice label="Limba mesei" given={languages} />)
  expect(await readPage()).toSay(
    /^group, Limba mesei ?2 opțiuni alese$/,
    'checkbox, Română, 18 jocuri, checked',
    'checkbox, Maghiară, 0 jocuri, not checked, disabled',
    'checkbox, Turcă, 4 jocuri Turcă: ales de pagină, checked, disabled',
  )
  await goTo('checkbox, Engleză, 31 de jocuri, not checked')
  await press(' ')
  // The reader takes the state of a native box from the markup, which stays as it was first drawn.
  expect(document.activeElement).toBeChecked()
  expect(await readPage()).toSay(/^group, Limba mesei ?3 opțiuni alese$/)
})

test('Multi-select: all options of a long list are searched by name; nothing found is announced', async () => {
  await listen(<Choice label="Furnizori" given={providers} />)
  await goTo('button, Toți 16')
  await press('Enter')
  expect((await said()).at(-1)).toBe('group, Furnizori: toți')
  await goTo(/^searchbox, Caută în Furnizori/)
  await type('tarm')
  expect(await readPage()).toSay(
    /^searchbox, Caută în Furnizori, tarm/,
    'list',
    /^checkbox, Țărmul Vechi, 69/,
  )
  await goTo(/^searchbox, Caută în Furnizori/)
  await type('x')
  await pass(600)
  expect(await announced()).toEqual(['polite: Nimic pentru „tarmx”. Verifică literele sau scrie mai puține.'])
})

test('Segments: a group of radio buttons; End chooses the last', async () => {
  const options = [
    { value: 'day', label: 'Zi' },
    { value: 'week', label: 'Săptămână' },
  ] as const
  await listen(<SegmentedControl label="Perioada" options={options} />)
  expect(await readPage()).toSay(
    'group, Perioada',
    'radio, Zi, checked, position 1, set size 2',
    'radio, Săptămână, not checked, position 2, set size 2',
  )
  await goTo('radio, Zi, checked, position 1, set size 2')
  await forget()
  await press('End')
  expect((await said()).at(-1)).toMatch(/^radio, Săptămână, .*position 2, set size 2$/)
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName('Săptămână')
})
