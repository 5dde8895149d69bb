import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '#ui/feedback/Meter'

const meta = {
  component: Meter,
  args: { label: 'Volatilitate', value: 4, word: 'mare' },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'O valoare din maximul ei',
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Volatilitate' })
    await expect(meter).toHaveAttribute('aria-valuenow', '4')
    await expect(meter).toHaveAttribute('aria-valuetext', 'mare')
    await expect(canvas.getByText('mare')).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { value: 5, word: 'foarte mare, cu pauze lungi între câștiguri' },
  globals: { viewport: { value: 'phone' } },
}

const words = ['foarte mică', 'mică', 'medie', 'mare', 'foarte mare']

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <dl style={{ display: 'grid', gridTemplateColumns: '120px auto', gap: 12, justifyContent: 'start' }}>
      {([1, 2, 3, 4, 5] as const).map((value) => (
        <div key={value} style={{ display: 'contents' }}>
          <dt>Volatilitate</dt>
          <dd>
            <Meter label="Volatilitate" value={value} word={words[value - 1] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  ),
}
