import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import { Checkbox } from './Checkbox'
import { RangeSlider } from './RangeSlider'
import { Select } from './Select'
import { Switch } from './Switch'

const draw = (element: ReactNode) =>
  render(
    <IntlProvider locale="ro" messages={messagesInTests}>
      {element}
    </IntlProvider>,
  )

const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'Engleză' },
]
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
