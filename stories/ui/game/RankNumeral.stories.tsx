import type { Meta, StoryObj } from '@storybook/react-vite'
import { RankNumeral } from '#ui/game/RankNumeral'

const meta = {
  component: RankNumeral,
  args: { rank: 1 },
  decorators: (Story) => (
    <div style={{ position: 'relative', inlineSize: 220, blockSize: 240 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof RankNumeral>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Ten: Story = { args: { rank: 10 } }
