import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConsentChoices } from '#ui/shell/ConsentChoices'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: ConsentChoices,
  args: { analytics: false, onAnalyticsChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 440 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ConsentChoices>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Necesare mereu, analiza la alegere',
  tags: ['ANA-03'],
  play: async ({ args, canvas, userEvent }) => {
    const necessary = canvas.getByRole('switch', { name: 'Necesare' })
    await expect(necessary).toBeChecked()
    await userEvent.click(necessary)
    await expect(necessary).toBeChecked()
    await expect(args.onAnalyticsChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('switch', { name: 'Analiză' }))
    await expect(args.onAnalyticsChange).toHaveBeenCalledWith(true)
  },
}

export const Allowed: Story = { name: 'Analiza permisă', args: { analytics: true } }

export const RefusedByBrowser: Story = {
  name: 'Browserul refuză analiza',
  tags: ['ANA-03'],
  args: { analytics: true, refusedByBrowser: true },
  play: async ({ args, canvas, userEvent }) => {
    const analytics = canvas.getByRole('switch', { name: 'Analiză' })
    await expect(analytics).not.toBeChecked()
    await userEvent.click(analytics)
    await expect(args.onAnalyticsChange).not.toHaveBeenCalled()
    await expect(canvas.getByText(/Global Privacy Control/)).toBeVisible()
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Analiza oprită', 'Analiza pornită', 'Refuzată de browser']}
      style={{ display: 'grid', gap: 32 }}
    >
      <ConsentChoices {...args} />
      <ConsentChoices {...args} analytics />
      <ConsentChoices {...args} refusedByBrowser />
    </Examples>
  ),
}
