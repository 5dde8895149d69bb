import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longer } from './edits.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/joc/regina-nilului' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Pagina unui joc',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Regina Nilului')
    await expect(await canvas.findByText('RTP')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Demo' })).toHaveAttribute(
      'href',
      '/play/regina-nilului/demo',
    )
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Regina Nilului'),
}

export const WithoutDemo: Story = {
  name: 'Un joc fără demo',
  args: { path: '/joc/vant-de-sud' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Vânt de Sud')
    await expect(canvas.queryByRole('link', { name: 'Demo' })).not.toBeInTheDocument()
  },
}

export const InMaintenance: Story = {
  ...desktop,
  name: 'Un joc în mentenanță',
  args: {
    edit: (slice) => (slice.type === 'Game' ? { ...slice, tile: { ...slice.tile, maintenance: {} } } : slice),
  },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Regina Nilului')
    await expect(await canvas.findByText('Jocul este în mentenanță. Revine în curând.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Demo' })).not.toBeInTheDocument()
  },
}

export const WithoutPictures: Story = {
  name: 'Un joc fără imagini',
  args: { path: '/joc/comoara-faraonului' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Comoara Faraonului'),
}

export const LiveTable: Story = {
  name: 'O masă live',
  args: { path: '/joc/ruleta-carpati' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Ruleta Carpați'),
}

export const LongTexts: Story = {
  name: 'Texte lungi',
  args: { path: '/joc/marea-aventura', edit: longer },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, /^Marea Aventură/),
}
