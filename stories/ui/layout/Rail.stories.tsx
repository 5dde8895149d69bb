import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { LiveTile, LiveTileSkeleton } from '#ui/game/LiveTile'
import { Rail, RailStack } from '#ui/layout/Rail'
import { games } from '../game/art.ts'
import { manyTables } from '../game/liveTables.tsx'

const tiles = (layout: GameTileLayout) =>
  games(layout).map((game, index) => (
    <GameTile key={game.href} {...game} rank={layout === 'Top10' ? index + 1 : undefined} />
  ))

const oneMore = games('Default')
  .slice(0, 1)
  .map((game) => <GameTile key="one more" {...game} href="/joc/inca-unul" />)

const tables = manyTables(12).map((table) => <LiveTile key={table.href} {...table} />)

const meta = {
  component: Rail,
  args: { title: 'Jucate recent', layout: 'Default', children: tiles('Default') },
} satisfies Meta<typeof Rail>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Dale pătrate',
  // One more than the widest page shows.
  args: {
    children: [...tiles('Default'), ...oneMore],
  },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Mai departe în Jucate recent' })
    const previous = await canvas.findByRole('button', { name: 'Înapoi în Jucate recent' })
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    // The rest is drawn when the visitor turns the row.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11)
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const DoubleRow: Story = {
  name: 'Pe două rânduri',
  args: {
    title: 'Toate sloturile noi',
    layout: 'DoubleRow',
    children: [0, 2, 4, 6, 8].map((start) => (
      <RailStack key={start}>{tiles('DoubleRow').slice(start, start + 2)}</RailStack>
    )),
  },
}

export const Portrait: Story = {
  name: 'Dale în picioare',
  args: { layout: 'Portrait', children: tiles('Portrait') },
}

export const Landscape: Story = {
  name: 'Dale late',
  args: { layout: 'Landscape', children: tiles('Landscape') },
}

/** The order has a meaning, so the list is an ordered one. */
export const Top10: Story = {
  name: 'Clasament',
  args: { title: 'Top 10 în România', layout: 'Top10', ordered: true, children: tiles('Top10') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL')
  },
}

export const LargeOnMobile: Story = {
  name: 'Dale mari pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: { layout: 'LargeOnMobile', children: tiles('LargeOnMobile') },
}

export const Live: Story = {
  name: 'Mese live',
  args: { title: 'Mese live', layout: 'Live', children: tables.slice(0, 8) },
}

export const LiveOnPhone: Story = {
  ...Live,
  name: 'Mese live, pe telefon',
  globals: { viewport: { value: 'phone' }, input: 'touch' },
}

export const LiveDoubleRow: Story = {
  name: 'Mese live, pe două rânduri',
  args: {
    title: 'Toate mesele',
    layout: 'Live',
    children: [0, 2, 4, 6, 8, 10].map((start) => (
      <RailStack key={start}>{tables.slice(start, start + 2)}</RailStack>
    )),
  },
}

/** What comes has the room of what is there. */
export const LiveLoading: Story = {
  name: 'Mese live: se încarcă',
  args: { title: 'Mese live', layout: 'Live', children: [tables[0], <LiveTileSkeleton key="coming" />] },
  play: async ({ canvas }) => {
    const [table, coming] = canvas.getAllByRole('listitem').map((item) => item.firstElementChild)
    await expect(coming?.clientHeight).toBe(table?.clientHeight)
  },
}

export const Few: Story = { name: 'Numai două dale', args: { children: tiles('Default').slice(0, 2) } }

const layouts = { Default: 'Dale pătrate', Portrait: 'Dale în picioare', Landscape: 'Dale late' } as const

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <div style={{ display: 'grid', gap: 36 }}>
      {(['Default', 'Portrait', 'Landscape'] as const).map((layout) => (
        <Rail key={layout} layout={layout} title={layouts[layout]} count="10">
          {tiles(layout)}
        </Rail>
      ))}
    </div>
  ),
}
