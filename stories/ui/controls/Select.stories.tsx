import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Select, type SelectProps } from '#ui/controls/Select'

function Live({ value, onChange, ...rest }: SelectProps) {
  const [chosen, choose] = useState(value)
  return (
    <Select
      {...rest}
      value={chosen}
      onChange={(next) => {
        choose(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: Select,
  tags: ['control'],
  args: {
    label: 'Limbă',
    options: [
      { value: 'ro', label: 'Română' },
      { value: 'en', label: 'Engleză' },
      { value: 'el', label: 'Greacă' },
      { value: 'tr', label: 'Turcă', disabled: true },
    ],
    value: 'ro',
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 280 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Limbă' })
    await expect(select).toHaveDisplayValue('Română')
    await userEvent.selectOptions(select, 'Greacă')
    await expect(select).toHaveDisplayValue('Greacă')
    await expect(args.onChange).toHaveBeenLastCalledWith('el')
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Limbă' })).toBeVisible()
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

export const LongestText: Story = {
  args: {
    label: 'Limba în care vorbește dealerul la masa aleasă',
    value: 'pt',
    options: [{ value: 'pt', label: 'Portugheză, așa cum se vorbește în Brazilia și în împrejurimi' }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Matrix: Story = {
  render: ({ options, onChange }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select label="În repaus" options={options} value="ro" onChange={onChange} />
      <Select label="Sub cursor" className="show-hover" options={options} value="en" onChange={onChange} />
      <Select label="Inactiv" disabled options={options} value="el" onChange={onChange} />
    </div>
  ),
}
