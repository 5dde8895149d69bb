import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { Checkbox } from './Checkbox'
import { RangeSlider } from './RangeSlider'
import { SegmentedControl } from './SegmentedControl'
import { Select } from './Select'
import { Switch } from './Switch'
import { Tabs } from './Tabs'

const draw = (element: ReactNode) =>
  render(
    <IntlProvider locale="ro" messages={messagesInTests}>
      {element}
    </IntlProvider>,
  )

const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'Engleză' },
] as const
const range = {
  label: 'Miză',
  minLabel: 'Minimă',
  maxLabel: 'Maximă',
  steps: [0, 1, 5, 10],
  format: (value: number) => `${value} lei`,
}
const low = () => screen.getByRole('slider', { name: 'Minimă' })

test.each([
  ['Switch', Switch, 'switch'],
  ['Checkbox', Checkbox, 'checkbox'],
] as const)('%s holds its state itself, or leaves it to the page', (_, Control, role) => {
  const heard = vi.fn()
  const { unmount } = draw(<Control label="Sunet" defaultChecked onCheckedChange={heard} />)
  const control = screen.getByRole(role)
  expect(control).toBeChecked()
  fireEvent.click(control)
  expect(control).not.toBeChecked()
  fireEvent.click(control)
  expect(control).toBeChecked()
  expect(heard.mock.calls).toEqual([[false], [true]])
  unmount()

  draw(<Control label="Sunet" checked={false} onCheckedChange={heard} />)
  fireEvent.click(screen.getByRole(role))
  expect(heard).toHaveBeenLastCalledWith(true)
  expect(screen.getByRole(role)).not.toBeChecked()
})

test('without anything a switch and a checkbox are off; held ones report no change', () => {
  const heard = vi.fn()
  draw(<Switch label="Sunet" disabled onCheckedChange={heard} />)
  draw(<Checkbox label="Mută" locked="Fixată" onCheckedChange={heard} />)
  for (const control of [screen.getByRole('switch'), screen.getByRole('checkbox')]) {
    expect(control).not.toBeChecked()
    fireEvent.click(control)
  }
  expect(heard).not.toHaveBeenCalled()
})

test('Select holds its value itself, or leaves it to the page', () => {
  const heard = vi.fn()
  const { unmount } = draw(
    <Select label="Limbă" options={languages} defaultValue="en" onValueChange={heard} />,
  )
  const free = screen.getByRole('combobox')
  expect(free).toHaveValue('en')
  fireEvent.change(free, { target: { value: 'ro' } })
  expect(free).toHaveValue('ro')
  expect(heard).toHaveBeenLastCalledWith('ro')
  unmount()

  draw(<Select label="Limbă" options={languages} value="ro" onValueChange={heard} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'en' } })
  expect(heard).toHaveBeenLastCalledWith('en')
  expect(screen.getByRole('combobox')).toHaveValue('ro')
})

test('RangeSlider holds its values itself, or leaves them to the page', () => {
  const heard = vi.fn()
  const { unmount } = draw(<RangeSlider {...range} defaultValue={[1, 10]} onValueChange={heard} />)
  fireEvent.keyDown(low(), { key: 'ArrowRight' })
  expect(low()).toHaveAttribute('aria-valuenow', '5')
  expect(heard).toHaveBeenLastCalledWith([5, 10])
  unmount()

  draw(<RangeSlider {...range} value={[1, 10]} onValueChange={heard} />)
  fireEvent.keyDown(low(), { key: 'End' })
  expect(heard).toHaveBeenLastCalledWith([10, 10])
  expect(low()).toHaveAttribute('aria-valuenow', '1')
})

test('SegmentedControl holds its value itself, or leaves it to the page', () => {
  const heard = vi.fn()
  const { unmount } = draw(<SegmentedControl label="Limbă" options={languages} onValueChange={heard} />)
  const chosen = () => screen.getByRole('radio', { checked: true })
  expect(chosen()).toHaveAccessibleName('Română')
  fireEvent.click(screen.getByRole('radio', { name: 'Engleză' }))
  expect(chosen()).toHaveAccessibleName('Engleză')
  expect(heard).toHaveBeenLastCalledWith('en')
  unmount()

  draw(<SegmentedControl label="Limbă" options={languages} value="ro" onValueChange={heard} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Engleză' }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(chosen()).toHaveAccessibleName('Română')
})

test('Tabs hold the open one themselves, or leave it to the page; the open one reports nothing', () => {
  const heard = vi.fn()
  const tabs = [
    { value: 'rules', label: 'Reguli', content: 'Trei la fel' },
    { value: 'facts', label: 'Date', content: 'RTP 96 %' },
  ] as const
  const press = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))
  const { unmount } = draw(<Tabs label="Joc" tabs={tabs} defaultValue="facts" onValueChange={heard} />)
  expect(screen.getByRole('tabpanel', { name: 'Date' })).toHaveTextContent('RTP 96 %')
  press('Date')
  expect(heard).not.toHaveBeenCalled()
  press('Reguli')
  expect(heard).toHaveBeenLastCalledWith('rules')
  expect(screen.getByRole('tabpanel', { name: 'Reguli' })).toHaveTextContent('Trei la fel')
  unmount()

  draw(<Tabs label="Joc" tabs={tabs} value="facts" onValueChange={heard} />)
  press('Reguli')
  expect(heard).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('tabpanel', { name: 'Date' })).toBeVisible()
})
