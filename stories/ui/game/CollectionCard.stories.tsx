import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectionCard } from '#ui/game/CollectionCard'
import { pictureOf } from './art.ts'

const meta = {
  component: CollectionCard,
  args: {
    title: 'Legende din Carpați',
    href: '/colectii/legende-din-carpati',
    count: 18,
    covers: [1, 2, 3].map((index) => ({ id: String(index), src: pictureOf(index).src })),
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 280 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CollectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Legende din Carpați' })).toBeVisible()
    await expect(canvas.getByText('18 jocuri')).toBeVisible()
  },
}

export const OneCover: Story = { args: { covers: meta.args.covers.slice(0, 1), count: 1 } }

export const WithoutCovers: Story = { args: { covers: [] } }

export const LongestText: Story = {
  args: { title: 'Povești cu zmei, iele și comori ascunse din toate colțurile țării' },
}
