import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { SortMenu, type SortMenuProps } from '#ui/browse/SortMenu'
import { Examples, fits } from '../../matrix.tsx'

function Live({ value, onValueChange, ...rest }: SortMenuProps) {
  const [order, setOrder] = useState(value)
  return (
    <SortMenu
      {...rest}
      value={order}
      onValueChange={(next) => {
        setOrder(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  component: SortMenu,
  args: { value: 'recommended', onValueChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<SortMenuProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cele șase ordini',
  tags: ['UXP-04'],
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByRole('combobox', { name: 'Ordonează' })
    const words = within(menu)
      .getAllByRole('option', { hidden: true })
      .map((option) => option.textContent)
    await expect(words).toEqual(['Recomandate', 'Populare', 'Noi', 'A–Z', 'RTP descrescător', 'Furnizor'])
    await userEvent.selectOptions(menu, 'A–Z')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('name')
    await userEvent.selectOptions(menu, 'RTP descrescător')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rtp')
  },
}

export const Few: Story = {
  name: 'Numai trei ordini',
  args: { value: 'popular', orders: ['popular', 'name', 'provider'] },
}

export const OwnWord: Story = {
  name: 'O ordine cu nume propriu',
  args: { names: { recommended: 'Ordinea ta' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Ordinea ta')
  },
}

export const Focused: Story = {
  name: 'Cu focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  args: { value: 'rtp' },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ onValueChange }) => (
    <Examples
      words={['Recomandate', 'Populare', 'Noi', 'După nume', 'După RTP', 'După furnizor']}
      style={{ display: 'grid', gap: 12 }}
    >
      {(['recommended', 'popular', 'new', 'name', 'rtp', 'provider'] as const).map((order) => (
        <SortMenu key={order} value={order} onValueChange={onValueChange} />
      ))}
    </Examples>
  ),
}
