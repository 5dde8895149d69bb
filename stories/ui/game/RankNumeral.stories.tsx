import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankNumeral } from '#ui/game/RankNumeral'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: RankNumeral,
  args: { rank: 1 },
  decorators: (Story) => (
    <div style={{ position: 'relative', inlineSize: 220, maxInlineSize: '100%', blockSize: 240 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof RankNumeral>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Locul întâi' }

export const Ten: Story = { name: 'Locul zece', args: { rank: 10 } }

const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 1100, marginInlineEnd: -900 }}>
      <Story />
    </div>
  ),
  render: () => (
    <Examples
      words={ranks.map((rank) => `Locul ${rank}`)}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 32, fontSize: 120 }}
    >
      {ranks.map((rank) => (
        <RankNumeral key={rank} rank={rank} />
      ))}
    </Examples>
  ),
}
