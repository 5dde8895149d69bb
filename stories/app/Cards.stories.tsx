import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longer } from './edits.ts'
import { site } from './meta.ts'
import { desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/furnizori' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Furnizori',
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Furnizori')
    await expect(await canvas.findByRole('navigation', { name: 'Furnizori după prima literă' })).toBeVisible()
  },
}

export const Collections: Story = {
  name: 'Colecții, pe telefon, texte lungi',
  args: { path: '/colectii', edit: longer },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, /^Colecții/),
}
