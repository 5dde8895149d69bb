import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import { panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/sloturi-de-aur', faults: { '/api/pages?path=/sloturi-de-aur': 404 } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Adresă greșită',
  tags: ['ERR-02'],
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Pagina nu a fost găsită')
    await expect(await canvas.findByText('/sloturi-de-aur')).toBeVisible()
    const popular = within(await canvas.findByRole('region', { name: 'Jocuri populare' }))
    await expect(await popular.findAllByRole('article')).toHaveLength(3)
  },
}

export const OnAPhone: Story = {
  name: 'Adresă greșită, pe telefon',
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Pagina nu a fost găsită')
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
}

export const Searching: Story = {
  name: 'De aici se poate căuta',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Pagina nu a fost găsită')
    const main = within(canvas.getByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Caută un joc…' }))
    await panelOpen('SearchPanel', 'Caută')
  },
}

export const UnknownGame: Story = {
  name: 'Un joc care nu există',
  args: { path: '/joc/nu-exista', faults: { '/api/pages?path=/joc/nu-exista': 404 } },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Pagina nu a fost găsită'),
}
