import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/utilizator/jocurile-mele' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'O listă proprie',
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jocurile mele')
    await expect(await canvas.findByText('Intră în cont ca să o vezi.')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'O listă proprie, pe telefon',
  args: { path: '/utilizator/jucate-recent' },
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Jucate recent'),
}

export const LiveTables: Story = {
  name: 'Mesele mele',
  args: { path: '/cazinou-live/utilizator/preferate' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Mesele mele'),
}
