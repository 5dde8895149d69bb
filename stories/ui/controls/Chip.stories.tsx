import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Chip } from '#ui/controls/Chip'
import { matrixOf } from '../../matrix.tsx'

const meta = {
  component: Chip,
  tags: ['control'],
  args: { children: 'Sloturi', onPress: fn() },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Neales',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sloturi', pressed: false }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Selected: Story = {
  name: 'Ales',
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sloturi', pressed: true })).toBeVisible()
  },
}

export const WithIcon: Story = { name: 'Cu semn', args: { icon: 'cherries' } }

export const AsLink: Story = {
  name: 'Ca legătură',
  render: () => (
    <Chip href="/categorii/sloturi" selected>
      Sloturi
    </Chip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sloturi' })).toHaveAttribute('aria-current', 'page')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { children: 'Megaways cu jackpot progresiv și rundă bonus' },
}

const kinds = ['Toate', 'Sloturi', 'Jackpot', 'Crash', 'Masă', 'Noutăți']

function QuickFilters() {
  const [chosen, choose] = useState('Toate')
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {kinds.map((kind) => (
        <Chip key={kind} selected={kind === chosen} onPress={() => choose(kind)}>
          {kind}
        </Chip>
      ))}
    </div>
  )
}

export const Several: Story = {
  name: 'Filtre rapide, unul ales',
  render: () => <QuickFilters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crash' }))
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Crash')
  },
}

export const Matrix: Story = {
  ...matrixOf(meta, {
    Default,
    Selected,
    WithIcon,
    AsLink,
    Hover: { name: 'Sub cursor', args: { className: 'show-hover' } },
    Focus: { name: 'Cu focus', args: { className: 'show-focus' } },
    LongestText,
  }),
  name: 'Variante',
}
