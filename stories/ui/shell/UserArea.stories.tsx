import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlayerArea } from '#ui/shell/PlayerArea'
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

const player = (
  <PlayerArea
    username="andrei_m"
    depositHref="/cont/depunere"
    accountHref="/cont"
    balance={{ value: 1245.8, masked: false, onToggle: fn() }}
  />
)

const arriving: Pick<Story, 'render' | 'play'> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <UserArea state="pending" expected="player" />
      <UserArea state="player">{player}</UserArea>
    </div>
  ),
  play: async ({ canvas }) => {
    const pending = canvas.getByRole('status')
    const places = [...pending.querySelectorAll<HTMLElement>('[data-of]')].filter(
      ({ offsetWidth }) => offsetWidth,
    )
    const link = canvas.queryByRole('link', { name: /Contul meu/ })?.parentElement
    const parts = [canvas.getByRole('group'), canvas.getByRole('link', { name: 'Depune' }), link]
    const spans = (elements: (Element | null | undefined)[]) =>
      elements.filter(Boolean).map((element) => {
        const { left, right } = (element as Element).getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      })
    await expect(spans(parts)).toEqual(spans(places))
    await expect(pending.nextElementSibling?.getBoundingClientRect().height).toBe(
      pending.getBoundingClientRect().height,
    )
  },
}

export const PlayerArrives: Story = { name: 'MNU-05 Nothing moves when a player is known', ...arriving }

export const PlayerArrivesOnPhone: Story = { ...arriving, globals: { viewport: { value: 'phone' } } }

/** The session is known, the player's part still on its way. */
export const PlayerLoading: Story = {
  args: { state: 'player', registerHref: undefined, loginHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'end' }}>
      <UserArea state="pending" />
      <UserArea {...guest} />
      <UserArea state="pending" expected="player" />
      <UserArea state="player">{player}</UserArea>
    </div>
  ),
}
