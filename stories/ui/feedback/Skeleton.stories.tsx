import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#ui/feedback/Skeleton'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: Skeleton,
  args: { style: { inlineSize: 160, maxInlineSize: '100%', blockSize: 160 } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'O dală' }

export const Line: Story = {
  name: 'Un rând de text',
  args: { shape: 'line', style: { inlineSize: 160, maxInlineSize: '100%', blockSize: 22 } },
}

export const Pill: Story = {
  name: 'O pastilă',
  args: { shape: 'pill', style: { inlineSize: 96, blockSize: 36 } },
}

/** A heading and its tiles, as a row loads. */
export const Row: Story = {
  name: 'Un șir de dale',
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      <Skeleton shape="line" style={{ inlineSize: 160, maxInlineSize: '100%', blockSize: 22 }} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 14 }}>
        {['a', 'b', 'c', 'd'].map((id) => (
          <Skeleton key={id} style={{ inlineSize: 120, maxInlineSize: '100%', blockSize: 120 }} />
        ))}
      </div>
    </div>
  ),
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['Un rând', 'O dală', 'O pastilă']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}
    >
      {(['line', 'block', 'pill'] as const).map((shape) => (
        <Skeleton
          key={shape}
          shape={shape}
          style={{ inlineSize: 160, maxInlineSize: '100%', blockSize: shape === 'block' ? 96 : 22 }}
        />
      ))}
    </Examples>
  ),
}
