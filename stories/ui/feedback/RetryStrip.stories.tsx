import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: RetryStrip,
  args: { text: 'Nu am putut încărca acest rând.', onRetry: fn() },
} satisfies Meta<typeof RetryStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Nu a venit: se poate încerca din nou',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nu am putut încărca acest rând.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  name: 'Se încearcă din nou',
  args: { retrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { text: 'Nu am putut încărca jackpoturile. Afișăm din nou valorile de îndată ce răspunde serverul.' },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['În repaus', 'Se încearcă din nou']} style={{ display: 'grid', gap: 16 }}>
      <RetryStrip {...args} />
      <RetryStrip {...args} retrying />
    </Examples>
  ),
}
