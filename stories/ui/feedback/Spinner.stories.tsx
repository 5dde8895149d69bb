import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '#ui/feedback/Spinner'
import { Examples } from '../../matrix.tsx'

const meta = { component: Spinner, args: { label: 'Se încarcă jocurile' } } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Se lucrează',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Se încarcă jocurile')
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['În culoarea textului', 'În culoarea acțiunii']}
      style={{ display: 'flex', gap: 32, alignItems: 'center' }}
    >
      <Spinner label="Se încarcă jocurile" />
      <span style={{ color: 'var(--color-action-text)' }}>
        <Spinner label="Se salvează favoritul" />
      </span>
    </Examples>
  ),
}
