import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GameTile, type GameTileLayout, GameTileSkeleton } from '#ui/game/GameTile'
import { games } from './art.ts'
import { allHues } from './tileHues.tsx'
import { LiveStates, showTileStates, TileStates } from './tileStates.tsx'

const game = (layout: GameTileLayout, index = 0) => games(layout)[index] ?? games()[0]
const wide = (inlineSize: number): Pick<Story, 'decorators'> => ({
  decorators: (Story) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
})

const meta = {
  component: GameTile,
  args: {
    name: 'Arcul de Foc',
    provider: 'Turnul Nord',
    href: '/jocuri/1',
    playHref: '/joaca/1',
    ...game('Default'),
  },
} satisfies Meta<typeof GameTile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...wide(164),
  name: 'Pătrată',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arcul de Foc' })).toHaveAttribute('href', '/jocuri/1')
    await expect(canvas.getByRole('heading', { name: 'Arcul de Foc' })).toBeVisible()
  },
}

export const DoubleRow: Story = { ...wide(128), name: 'Pentru două rânduri', args: game('DoubleRow') }

export const Portrait: Story = { ...wide(190), name: 'În picioare', args: game('Portrait') }

export const Landscape: Story = { ...wide(320), name: 'Lată', args: game('Landscape') }

export const Top10: Story = {
  ...wide(260),
  name: 'Cu loc în clasament',
  args: { ...game('Top10'), rank: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Locul 3, Arcul de Foc' })).toBeInTheDocument()
  },
}

export const LargeOnMobile: Story = {
  ...wide(320),
  name: 'Mare pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: game('LargeOnMobile'),
}

export const WhilePicturesLoad: Story = { ...allHues, name: 'Cât se încarcă imaginea' }

export const WithLabelAndJackpot: Story = {
  ...wide(164),
  name: 'Cu etichetă și jackpot',
  args: { label: { text: 'Nou' }, jackpot: 1284907.36 },
}

/** One link for the tile, then what else can be done; never one inside the other. */
export const Focused: Story = {
  ...wide(164),
  name: 'Cu focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Arcul de Foc' })).toHaveFocus()
    const play = await canvas.findByRole('link', { name: 'Joacă Arcul de Foc' })
    await userEvent.tab()
    await expect(play).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Demo Arcul de Foc' })).toHaveFocus()
  },
}

/** At most three stops without a demo: the game, Play, the heart. Details are the link's own. */
export const Favourite: Story = {
  ...wide(164),
  name: 'Cu inimă',
  args: { demoHref: undefined, favourite: { on: false, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const play = await canvas.findByRole('link', { name: 'Joacă Arcul de Foc' })
    await userEvent.tab()
    await expect(play).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Favorit: Arcul de Foc' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce()
    const info = canvas.getByRole('link', { name: 'Detalii despre Arcul de Foc' })
    await expect(info).toHaveAttribute('href', '/jocuri/1')
    await userEvent.tab()
    await expect(canvas.getByRole('article')).not.toContainElement(document.activeElement as HTMLElement)
  },
}

export const FavouriteOn: Story = {
  ...wide(164),
  name: 'Favorit',
  args: { favourite: { on: true, onToggle: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Favorit')).toBeInTheDocument()
  },
}

/** A live game in a row of slots: the link says how its table is. */
export const Live: Story = {
  ...wide(164),
  name: 'O masă live',
  args: { ...games()[4], live: 'full', label: { text: 'Exclusiv' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ruleta Carpați ?, Plin, Exclusiv$/ })).toBeVisible()
  },
}

/** Visitors are told where Play leads. */
export const Restricted: Story = {
  ...wide(320),
  name: 'Pentru cine nu este în cont',
  args: { ...game('Landscape'), restricted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Intră în cont și joacă Arcul de Foc' })).toBeVisible()
  },
}

export const Loading: Story = { ...wide(164), name: 'Se încarcă', render: () => <GameTileSkeleton /> }

export const WithoutPicture: Story = { ...wide(164), name: 'Fără imagine', args: { picture: undefined } }

export const Unavailable: Story = {
  ...wide(164),
  name: 'În mentenanță',
  args: { state: 'unavailable' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('În mentenanță')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('link', { name: /Joacă/ })).not.toBeInTheDocument()
  },
}

export const LongestText: Story = {
  ...wide(110),
  name: 'Cel mai lung text',
  args: { name: 'Călătoria nesfârșită a Căpitanului Furtună', provider: 'Atelierul Munților Apuseni' },
}

const layouts = ['Default', 'DoubleRow', 'Portrait', 'Landscape', 'Top10', 'LargeOnMobile'] as const

const statesOf = (layout: GameTileLayout, width?: number): Story => ({
  render: () => <TileStates layout={layout} width={width} />,
  play: ({ canvasElement }) => showTileStates(canvasElement),
})

export const StatesDefault = { ...statesOf('Default'), name: 'Toate stările: pătrată' }
export const StatesTiny = { ...statesOf('Default', 100), name: 'Toate stările: pătrată, foarte mică' }
export const StatesDoubleRow = { ...statesOf('DoubleRow'), name: 'Toate stările: pentru două rânduri' }
export const StatesPortrait = { ...statesOf('Portrait'), name: 'Toate stările: în picioare' }
export const StatesLandscape = { ...statesOf('Landscape'), name: 'Toate stările: lată' }
export const StatesTop10 = { ...statesOf('Top10'), name: 'Toate stările: cu loc în clasament' }
export const StatesLargeOnMobile: Story = {
  ...statesOf('LargeOnMobile', 300),
  name: 'Toate stările: mare pe telefon',
  globals: { viewport: { value: 'phone' } },
}

export const StatesLive: Story = {
  name: 'Toate stările: mese live',
  render: () => (
    <div style={{ display: 'grid', gap: 28 }}>
      {layouts.map((layout) => (
        <LiveStates key={layout} layout={layout} />
      ))}
      <LiveStates layout="Default" width={100} />
    </div>
  ),
}

/** All of them at once, for reading; the pictures are those of the layouts above. */
export const Matrix: Story = {
  name: 'Toate așezările',
  parameters: { visual: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 36 }}>
      {layouts.map((layout) => (
        <TileStates key={layout} layout={layout} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => showTileStates(canvasElement),
}
