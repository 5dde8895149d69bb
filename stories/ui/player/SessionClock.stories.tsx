import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SessionClock } from '#ui/player/SessionClock'
import { Examples } from '../../matrix.tsx'

const MINUTE = 60_000
const startedAt = Date.UTC(2026, 10, 20, 16, 0)

const meta = {
  component: SessionClock,
  args: { startedAt, now: startedAt + 84 * MINUTE },
} satisfies Meta<typeof SessionClock>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Durata sesiunii',
  tags: ['CPL-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 h 24 min')).toBeVisible()
    const words = canvas.getByText('Timp de joc: o oră și 24 de minute')
    await expect(words.parentElement).toHaveAttribute('datetime', 'PT1H24M')
  },
}

export const WithIcon: Story = { name: 'Cu semn', args: { withIcon: true } }

export const JustBegun: Story = {
  name: 'Abia începută',
  args: { now: startedAt + 20_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Timp de joc: 0 minute')).toBeInTheDocument()
  },
}

export const FullHours: Story = {
  name: 'Ore întregi',
  args: { now: startedAt + 120 * MINUTE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Timp de joc: 2 ore')).toBeInTheDocument()
  },
}

export const Silent: Story = {
  name: 'Un minut în plus nu se anunță',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-live], [role=timer], [role=status]')).toBeNull()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['Abia începută', 'Un minut', '21 de minute', 'O oră', '84 de minute', 'Aproape o zi']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}
    >
      {[0, 1, 21, 60, 84, 1439].map((minutes) => (
        <SessionClock key={minutes} withIcon startedAt={startedAt} now={startedAt + minutes * MINUTE} />
      ))}
    </Examples>
  ),
}
