import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/pagina/joc-responsabil' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'O pagină de text',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Joc responsabil')
    await expect(canvas.queryByRole('navigation', { name: 'Meniul lobby-ului' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Joc responsabil'),
}

export const Tournaments: Story = {
  name: 'Turnee',
  args: { path: '/turnee' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Turnee'),
}
