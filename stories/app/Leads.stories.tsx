import type { Meta, StoryObj } from '@storybook/react-vite'
import { site } from './meta.ts'
import { isWholePage, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/redirect/all-games', faults: { '/api/pages?path=/redirect': 404 } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'După numele paginii',
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Toate jocurile'),
}

export const Winners: Story = {
  name: 'Câștigătorii încep cu cei recenți',
  args: { path: '/invingatori' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Câștigători recenți'),
}
