import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { emptied, longer } from './edits.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/promotii' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Toate promoțiile',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await expect(await canvas.findByRole('article', { name: 'Turneul castelului' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, texte lungi',
  args: { edit: longer },
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Promoții'),
}

export const Empty: Story = {
  name: 'Nicio promoție',
  args: { edit: emptied },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    await expect(await canvas.findByText('Acum nu este nicio promoție.')).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}
