import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, unpictured } from './page.ts'
import { lobbyOfLayouts, lobbyOfTables, rowTitles } from './rows.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/', answers: lobbyOfLayouts() },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** The frames of the live wall. */
export const Layouts: Story = {
  name: 'Cele șase așezări',
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    for (const title of rowTitles)
      await expect(await canvas.findByRole('region', { name: new RegExp(`^${title}`) })).toBeInTheDocument()
  },
}

export const Tables: Story = {
  name: 'Mese live, cu fluxul înregistrat',
  args: { path: '/cazinou-live', answers: lobbyOfTables(), rate: 20 },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
  },
}
