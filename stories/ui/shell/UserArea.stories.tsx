import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UserArea } from '#ui/shell/UserArea'

const guest = {
  state: 'guest',
  registerHref: 'https://cont.arama.test/inregistrare',
  loginHref: '/intra',
} as const

const meta = { component: UserArea, args: guest } satisfies Meta<typeof UserArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'MNU-05 A guest can register and log in',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Înregistrare' })).toHaveAttribute(
      'href',
      guest.registerHref,
    )
    await expect(canvas.getByRole('link', { name: 'Intră în cont' })).toHaveAttribute('href', '/intra')
  },
}

export const Pending: Story = {
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verificăm dacă ești conectat')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

const both: Pick<Story, 'render' | 'play'> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <UserArea state="pending" />
      <UserArea {...guest} />
    </div>
  ),
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('status')
    const ready = pending.nextElementSibling
    await expect(pending.offsetHeight).toBeGreaterThan(0)
    await expect(ready?.getBoundingClientRect().width).toBe(pending.getBoundingClientRect().width)
    await expect(ready?.getBoundingClientRect().height).toBe(pending.getBoundingClientRect().height)
  },
}

export const SameRoom: Story = { name: 'MNU-05 Pending takes the room of the buttons', ...both }

export const SameRoomOnPhone: Story = { ...both, globals: { viewport: { value: 'phone' } } }
