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
import { links, saysAll, saysWhenItIsBack } from './liveSaid.ts'
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

export const Default: Story = {
  name: 'O masă deschisă, cu locuri libere',
  tags: ['LIV-05'],
  play: saysAll,
}

/** As the server draws it: whose table it is and for how much, and nothing that only the feed knows. */
export const Unknown: Story = {
  name: 'Locurile nu se știu',
  args: { state: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blackjack Aramă 3' })).toBeVisible()
    await expect(canvas.getByText('Turnul Nord')).toBeVisible()
    await expect(canvas.getByText('Live')).not.toBeVisible()
  },
}

export const OneSeat: Story = {
  name: 'Un singur loc liber',
  args: { seats: seatsOf('xxxxoxx') },
  play: links('Blackjack Aramă 3. Masă deschisă, 1 loc liber'),
}

export const ManySeats: Story = {
  name: 'Foarte multe locuri',
  args: { seats: seatsOf('o'.repeat(24).padEnd(60, 'x')) },
}

export const WithResults: Story = {
  name: 'Cu ultimele rezultate',
  args: roulette,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ruleta Carpați. Masă deschisă' })).toBeVisible()
    await expect(canvas.getByText('17 · 32 · 0 · 26')).toBeVisible()
  },
}

export const WithPlayers: Story = {
  name: 'Cu numărul jucătorilor',
  args: { ...roulette, results: undefined, players: 12 },
  play: links('Ruleta Carpați. Masă deschisă, 12 la masă'),
}

export const Full: Story = { name: 'O masă plină', args: full, play: links('Blackjack Aramă 3. Masă plină') }

export const FullToWatch: Story = {
  name: 'Plină: „Anunță-mă”',
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
  name: 'Plină și așteptată',
  args: { ...full, onWatch: fn(), watched: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Te anunțăm când se eliberează un loc la Blackjack Aramă 3. Renunță'
    await userEvent.click(canvas.getByRole('button', { name }))
    await expect(args.onWatch).toHaveBeenCalledOnce()
  },
}

export const Closed: Story = {
  name: 'Închisă, cu ora la care revine',
  tags: ['LIV-05'],
  args: { ...closed, opensAt: '18:00', onWatch: fn() },
  play: saysWhenItIsBack,
}

export const ClosedForVisitors: Story = { name: 'Închisă, pentru cine nu este în cont', args: closed }

/** Nobody knows whether it still holds: it is there, and quiet. */
export const Stale: Story = { name: 'Date vechi', args: { stale: true } }

export const Favourite: Story = {
  name: 'Favorită',
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
  name: 'Pentru cine nu este în cont',
  args: { restricted: true, className: 'show-hover' },
  play: links('Intră în cont și joacă Blackjack Aramă 3'),
}

export const Ranked: Story = {
  name: 'Cu loc în clasament',
  args: { rank: 3 },
  play: links('Locul 3, Blackjack Aramă 3. Masă deschisă, 3 locuri libere'),
}

const unpictured = { parameters: { visual: { disable: true } } }
export const FeedComes: Story = {
  ...unpictured,
  name: 'Fluxul nu mută nimic, la nicio lățime',
  tags: ['proof', 'LIV-05'],
  render: () => <Fed steps={said} widths={[150, 240, 332]} />,
  play: movesNothing,
}

export const SeatFrees: Story = {
  ...unpictured,
  name: 'Un loc eliberat pulsează o dată',
  tags: ['proof', 'LIV-09'],
  globals: { motion: 'full' },
  render: () => <Fed table={full} steps={freed} />,
  play: breathesOnce,
}

export const Still: Story = {
  ...unpictured,
  name: 'În modul liniștit locul eliberat doar se umple',
  tags: ['proof', 'LIV-09'],
  globals: { motion: 'full' },
  render: () => <Fed table={{ ...full, still: true }} steps={freed} />,
  play: restsAtOnce,
}

/** Who was on the button that goes is on the table, and hears what is new. */
export const OpensUnderFocus: Story = {
  name: 'Masa se deschide, focusul rămâne pe ea',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  render: () => <Fed table={{ ...full, onWatch: fn() }} steps={[open]} />,
  play: focusStays,
}

/** Over the table's own picture once it has come, and for half a minute. */
export const LivePicture: Story = {
  name: 'Imaginea din studio peste cea a mesei',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  render: () => <Fed table={open} steps={cameras} />,
  play: fadesIn,
}

export const Loading: Story = { name: 'Se încarcă', render: () => <LiveTileSkeleton /> }

export const WithoutPicture: Story = { name: 'Fără imagine', args: { picture: undefined, language: 'hu' } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: longest,
}

const onDesk: Pick<Story, 'decorators'> = {
  decorators: (Story) => <div style={{ inlineSize: 1100, marginInlineEnd: -800 }}>{Story()}</div>,
}

export const Matrix: Story = { ...onDesk, name: 'Variante', render: () => <TableStates /> }

export const StatesNarrow: Story = {
  ...onDesk,
  name: 'Toate stările, pe dale înguste',
  render: () => <TableStates width={150} />,
}
