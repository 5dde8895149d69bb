import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, phone } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/promotii/turneul-castelului' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'O promoție',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByRole('button', { name: 'Participă' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Turneul castelului'),
}
