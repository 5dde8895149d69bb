import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SeatStrip } from '#ui/game/SeatStrip'

const meta = { component: SeatStrip, args: { seats: 7, free: 3 } } satisfies Meta<typeof SeatStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 locuri libere')).toBeVisible()
  },
}

export const Full: Story = {
  args: { free: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Masă plină')).toBeVisible()
  },
}

export const OneSeat: Story = {
  args: { free: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 loc liber')).toBeVisible()
  },
}

/** The dots alone still say their number to those who cannot see them. */
export const Dots: Story = {
  args: { show: 'dots' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 locuri libere')).toBeInTheDocument()
  },
}

/** More seats than dots: the dots keep the proportion, the words the number. */
export const ManySeats: Story = {
  args: { seats: 60, free: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 de locuri libere')).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {[7, 5, 3, 1, 0].map((free) => (
        <SeatStrip key={free} seats={7} free={free} />
      ))}
      {[7, 3, 0].map((free) => (
        <div key={free} style={{ padding: 12, background: 'linear-gradient(90deg, #0a2a35, #12454a)' }}>
          <SeatStrip seats={7} free={free} tone="media" />
        </div>
      ))}
    </div>
  ),
}
