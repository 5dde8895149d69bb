import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptied } from './edits.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/jackpots' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Toate jackpoturile',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jackpoturi')
    await expect(await canvas.findByRole('link', { name: /^Noaptea/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Jackpoturi'),
}

export const Empty: Story = {
  name: 'Niciun jackpot',
  args: { edit: emptied },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jackpoturi')
    await expect(await canvas.findByText('Acum nu este niciun jackpot.')).toBeVisible()
  },
}
