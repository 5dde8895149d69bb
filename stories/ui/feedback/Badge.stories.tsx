import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '#ui/feedback/Badge'
import { Examples } from '../../matrix.tsx'

const meta = { component: Badge, args: { count: 4 } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Un număr' }

export const Most: Story = { name: 'Cel mai mare număr arătat', args: { count: 9 } }

export const MoreThanMost: Story = {
  name: 'Peste nouă',
  args: { count: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible()
  },
}

export const AnotherMaximum: Story = { name: 'Peste un alt maxim', args: { count: 120, max: 99 } }

/** Zero is no news. */
export const Zero: Story = {
  name: 'Zero: nu se vede',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['Unul', 'Patru', 'Cel mai mare', 'Peste maxim', 'Mult peste maxim', 'Peste maximul 99']}
      style={{ display: 'flex', gap: 16, alignItems: 'center' }}
    >
      {[1, 4, 9, 10, 120].map((count) => (
        <Badge key={count} count={count} />
      ))}
      <Badge count={120} max={99} />
    </Examples>
  ),
}
