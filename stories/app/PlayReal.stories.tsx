import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, phone } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/play/regina-nilului/real' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pe bani: numai pentru jucători',
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pagina este numai pentru jucători')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Joacă demo' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Detaliile jocului' })).toHaveAttribute(
      'href',
      '/joc/regina-nilului',
    )
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pagina este numai pentru jucători')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
