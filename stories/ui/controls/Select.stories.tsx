import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Select } from '#ui/controls/Select'
import { fits } from '../../matrix.tsx'

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
    defaultValue: 'ro',
    onValueChange: fn(),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 280 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Închisă, cu o alegere',
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Limbă' })
    await expect(select).toHaveDisplayValue('Română')
    await userEvent.selectOptions(select, 'Greacă')
    await expect(select).toHaveDisplayValue('Greacă')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('el')
    await expect(select.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const HiddenLabel: Story = {
  name: 'Cu etichetă ascunsă',
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Limbă' })).toBeVisible()
  },
}

export const Focused: Story = {
  name: 'Cu focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Disabled: Story = {
  name: 'Inactivă',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    label: 'Limba în care vorbește dealerul la masa aleasă',
    defaultValue: 'pt',
    options: [{ value: 'pt', label: 'Portugheză, așa cum se vorbește în Brazilia și în împrejurimi' }],
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ options }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select label="În repaus" options={options} defaultValue="ro" />
      <Select label="Sub cursor" className="show-hover" options={options} defaultValue="en" />
      <Select label="Inactiv" disabled options={options} defaultValue="el" />
    </div>
  ),
}
