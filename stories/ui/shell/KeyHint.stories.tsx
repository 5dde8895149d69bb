import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { KeyHint } from '#ui/shell/KeyHint'
import { under } from '../../matrix.tsx'

const meta = {
  component: KeyHint,
  args: { sign: 'F' },
  render: (args) => (
    <Button icon="funnel" size="s" aria-keyshortcuts="F">
      Filtre
      <KeyHint {...args} />
    </Button>
  ),
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

/** After a key was used. */
const afterAKey: Decorator = (Story) => (
  <div data-keys="">
    <Story />
  </div>
)

export const Default: Story = {
  name: 'La vedere după ce s-a folosit o tastă',
  tags: ['UXP-16'],
  decorators: afterAKey,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('F')).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Filtre')
  },
}

/** Before: its room is kept. */
export const Unseen: Story = {
  name: 'Ascunsă',
  play: async ({ canvas }) => {
    const hint = canvas.getByText('F')
    await expect(hint).not.toBeVisible()
    await expect(hint.offsetWidth).toBeGreaterThan(0)
  },
}

export const Phone: Story = {
  ...Default,
  name: 'Pe telefon nu are loc',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('F').offsetWidth).toBe(0)
  },
}

export const Matrix: Story = {
  ...Default,
  name: 'Variante',
  decorators: [afterAKey, under('La vedere')],
  play: undefined,
}
