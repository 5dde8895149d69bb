import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LiveTile, LiveTileSkeleton } from '#ui/game/LiveTile'
import {
  breathesOnce,
  cameras,
  Fed,
  fadesIn,
  focusStays,
  freed,
  movesNothing,
  restsAtOnce,
  said,
} from './liveFeed.tsx'
import { blackjack, closed, full, longest, open, roulette, seatsOf, TableStates } from './liveTables.tsx'

const meta = {
  component: LiveTile,
  args: { ...blackjack, ...open },
  decorators: (Story) => (
    <div style={{ inlineSize: 332, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LiveTile>

export default meta
type Story = StoryObj<typeof meta>

/** What is heard of the tile. */
const links =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name })).toBeVisible()
  }

export const Default: Story = {
  name: 'LIV-05 An open table says who deals, for how much, in which language, and that there are seats',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Blackjack Aramă 3. Masă deschisă, 3 locuri libere' })
    await expect(canvas.getByText('Dealer: Mihai')).toBeVisible()
    await expect(canvas.getByText('25 – 10.000 lei')).toBeVisible()
    await expect(canvas.getByText('RO')).toBeVisible()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    const free = [...canvasElement.querySelectorAll<HTMLElement>('[data-free]')].map(
      ({ dataset }) => dataset.free,
    )
    await expect(free).toEqual(['true', 'true', 'false', 'false', 'true', 'false', 'false'])
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Joacă Blackjack Aramă 3' })).toHaveFocus()
  },
}

/** As the server draws it: whose table it is and for how much, and nothing that only the feed knows. */
export const Unknown: Story = {
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blackjack Aramă 3' })).toBeVisible()
    await expect(canvas.getByText('Turnul Nord')).toBeVisible()
    await expect(canvas.getByText('Live')).not.toBeVisible()
  },
}

export const OneSeat: Story = {
  args: { seats: seatsOf('xxxxoxx') },
  play: links('Blackjack Aramă 3. Masă deschisă, 1 loc liber'),
}

export const ManySeats: Story = { args: { seats: seatsOf('o'.repeat(24).padEnd(60, 'x')) } }

export const WithResults: Story = {
  args: roulette,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ruleta Carpați. Masă deschisă' })).toBeVisible()
    await expect(canvas.getByText('17 · 32 · 0 · 26')).toBeVisible()
  },
}

export const WithPlayers: Story = {
  args: { ...roulette, results: undefined, players: 12 },
  play: links('Ruleta Carpați. Masă deschisă, 12 la masă'),
}

export const Full: Story = {
  args: full,
  play: links('Blackjack Aramă 3. Masă plină'),
}

export const FullToWatch: Story = {
  args: { ...full, onWatch: fn(), favourite: { on: false, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    for (let stop = 0; stop < 3; stop += 1) await userEvent.tab()
    const name = 'Anunță-mă când se eliberează un loc la Blackjack Aramă 3'
    await expect(canvas.getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}

export const FullWatched: Story = {
  args: { ...full, onWatch: fn(), watched: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Te anunțăm când se eliberează un loc la Blackjack Aramă 3. Renunță'
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  name: 'LIV-05 A closed table says so and when it is back, and offers no play',
  args: { ...closed, opensAt: '18:00', onWatch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Blackjack VIP. Masă închisă. Revine la 18:00'
    await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.getByText('Închis')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Joacă/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Anunță-mă când se deschide Blackjack VIP' }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}

export const ClosedForVisitors: Story = { args: closed }

/** Nobody knows whether it still holds: it is there, and quiet. */
export const Stale: Story = { args: { stale: true } }

export const Favourite: Story = {
  args: { favourite: { on: true, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Favorit: Blackjack Aramă 3', pressed: true })
    await expect(heart).toBeVisible()
    await userEvent.click(heart)
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce()
  },
}

/** Visitors are told where Play leads. */
export const Restricted: Story = {
  args: { restricted: true, className: 'show-hover' },
  play: links('Intră în cont și joacă Blackjack Aramă 3'),
}

export const Ranked: Story = {
  args: { rank: 3 },
  play: links('Locul 3, Blackjack Aramă 3. Masă deschisă, 3 locuri libere'),
}

const proof = { tags: ['proof'], parameters: { visual: { disable: true } } }
export const FeedComes: Story = {
  name: 'LIV-05 Whatever the feed says of a table moves nothing, at any width',
  ...proof,
  render: () => <Fed steps={said} widths={[150, 240, 332]} />,
  play: movesNothing,
}

export const SeatFrees: Story = {
  name: 'LIV-09 A seat that frees breathes once, in its place, and rests',
  ...proof,
  globals: { motion: 'full' },
  render: () => <Fed table={full} steps={freed} />,
  play: breathesOnce,
}

export const Still: Story = {
  name: 'LIV-09 In quiet a seat that frees is filled, and nothing else',
  ...proof,
  globals: { motion: 'full' },
  render: () => <Fed table={{ ...full, still: true }} steps={freed} />,
  play: restsAtOnce,
}

/** Who was on the button that goes is on the table, and hears what is new. */
export const OpensUnderFocus: Story = {
  parameters: { visual: { disable: true } },
  render: () => <Fed table={{ ...full, onWatch: fn() }} steps={[open]} />,
  play: focusStays,
}

/** Over the table's own picture once it has come, and for half a minute. */
export const LivePicture: Story = {
  parameters: { visual: { disable: true } },
  render: () => <Fed table={open} steps={cameras} />,
  play: fadesIn,
}

export const Loading: Story = { render: () => <LiveTileSkeleton /> }

export const WithoutPicture: Story = { args: { picture: undefined, language: 'hu' } }

export const LongestText: Story = { globals: { viewport: { value: 'phone' } }, args: longest }

const onDesk: Pick<Story, 'decorators'> = {
  decorators: (Story) => <div style={{ inlineSize: 1100, marginInlineEnd: -800 }}>{Story()}</div>,
}

export const Matrix: Story = { ...onDesk, render: () => <TableStates /> }

export const StatesNarrow: Story = { ...onDesk, render: () => <TableStates width={150} /> }
