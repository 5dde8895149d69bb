import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Amount } from '#ui/game/Amount'

const meta = { component: Amount, args: { value: 1284907.36 } } satisfies Meta<typeof Amount>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284.907,36 lei')).toBeVisible()
  },
}

export const Short: Story = {
  args: { form: 'short' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,28 mil. lei')).toBeVisible()
  },
}

export const ShortBelowAMillion: Story = {
  args: { form: 'short', value: 48210.11 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48.210 lei')).toBeVisible()
  },
}

export const Bare: Story = {
  args: { bare: true, value: 88.02 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('88,02')).toBeVisible()
  },
}
