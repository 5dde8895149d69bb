import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { InboxButton } from '#ui/shell/InboxButton'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: InboxButton,
  args: { unread: 3, expanded: false, onPress: fn() },
} satisfies Meta<typeof InboxButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Mesaje care așteaptă',
  tags: ['UXP-11'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Notificări, 3 noi', expanded: false })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Nimic nou', 'Un mesaj nou', 'Foarte multe', 'Deschis']}
      style={{ display: 'flex', gap: 16 }}
    >
      <InboxButton {...args} unread={0} />
      <InboxButton {...args} unread={1} />
      <InboxButton {...args} unread={24} />
      <InboxButton {...args} expanded />
    </Examples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notificări' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Notificări, 1 nouă' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Notificări, 24 de noi' })).toBeVisible()
    await expect(canvas.getByText('9+')).toBeVisible()
  },
}
