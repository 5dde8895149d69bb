import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectionCard } from '#ui/game/CollectionCard'
import { Examples } from '../../matrix.tsx'
import { pictureOf } from './art.ts'

const meta = {
  component: CollectionCard,
  args: {
    title: 'Legende din Carpați',
    href: '/colectii/legende-din-carpati',
    count: 18,
    cover: pictureOf(1).src,
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 280, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof CollectionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Copertă, titlu și număr',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Legende din Carpați' })).toBeVisible()
    await expect(canvas.getByText('18 jocuri')).toBeVisible()
  },
}

export const OneGame: Story = { name: 'Un singur joc', args: { count: 1 } }

export const WithoutCover: Story = { name: 'Fără copertă', args: { cover: undefined } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { title: 'Povești cu zmei, iele și comori ascunse din toate colțurile țării' },
}

export const LongestTextInGrid: Story = {
  name: 'Titlul lung ia cel mult trei rânduri, cardul rămâne la fel de înalt',
  decorators: (Story) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }}>
      <Story />
    </div>
  ),
  render: (args) => (
    <>
      <CollectionCard {...args} />
      <CollectionCard {...args} {...LongestText.args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article') as [HTMLElement, HTMLElement]
    await expect(second.offsetWidth).toBe(first.offsetWidth)
    await expect(second.offsetHeight).toBe(first.offsetHeight)
    const title = canvas.getAllByRole('heading')[1] as HTMLElement
    const line = Number.parseFloat(getComputedStyle(title).lineHeight)
    await expect(Math.round(title.offsetHeight / line)).toBe(3)
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 1100, marginInlineEnd: -800 }}>
      <Story />
    </div>
  ),
  render: (args) => (
    <Examples
      words={['Cu copertă', 'Sub cursor', 'Fără copertă', 'Cel mai lung text']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 20 }}
    >
      <CollectionCard {...args} />
      <CollectionCard {...args} title="Povești din Nil" className="show-hover" />
      <CollectionCard {...args} {...WithoutCover.args} title="Doar la noi" />
      <CollectionCard {...args} {...LongestText.args} count={128} />
    </Examples>
  ),
}
