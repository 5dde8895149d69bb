import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, inWindow, isWholePage, phone } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/cazinou-live' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Lobby-ul live',
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    const menu = within(canvas.getByRole('navigation', { name: 'Meniul lobby-ului' }))
    await expect(menu.getByRole('link', { name: 'Toate jocurile' })).toHaveAttribute(
      'href',
      '/cazinou-live/toate-jocurile',
    )
    await expect(await canvas.findByRole('region', { name: 'Top 10 mese' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Lobby-ul live, pe telefon',
  args: { parts: 5 },
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    const tabs = within(canvas.getByRole('navigation', { name: 'Navigare rapidă' }))
    await expect(tabs.getByRole('link', { name: /live/i })).toHaveAttribute('aria-current', 'page')
  },
}
