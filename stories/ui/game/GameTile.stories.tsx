import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { games } from './art.ts'

const game = (layout: GameTileLayout, index = 0) => games(layout)[index] ?? games()[0]
const wide = (inlineSize: number): Pick<Story, 'decorators'> => ({
  decorators: (Story) => (
    <div style={{ inlineSize }}>
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Arcul de Foc' })).toHaveAttribute('href', '/jocuri/1')
    await expect(canvas.getByRole('heading', { name: 'Arcul de Foc' })).toBeVisible()
  },
}

export const DoubleRow: Story = { ...wide(128), args: game('DoubleRow') }

export const Portrait: Story = { ...wide(190), args: game('Portrait') }

export const Landscape: Story = { ...wide(320), args: game('Landscape') }

export const Top10: Story = {
  ...wide(260),
  args: { ...game('Top10'), rank: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Locul 3, Arcul de Foc' })).toBeInTheDocument()
  },
}

export const LargeOnMobile: Story = {
  ...wide(320),
  globals: { viewport: { value: 'phone' } },
  args: game('LargeOnMobile'),
}

export const WithLabelAndJackpot: Story = {
  ...wide(164),
  args: { label: { text: 'Nou' }, jackpot: 1284907.36 },
}

/** One link for the tile, then what else can be done; never one inside the other. */
export const Focused: Story = {
  ...wide(164),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Arcul de Foc' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Joacă Arcul de Foc' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Demo Arcul de Foc' })).toHaveFocus()
  },
}

export const WithoutPicture: Story = { ...wide(164), args: { picture: undefined } }

export const Unavailable: Story = {
  ...wide(164),
  args: { state: 'unavailable' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Indisponibil')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('link', { name: /Joacă/ })).not.toBeInTheDocument()
  },
}

export const LongestText: Story = {
  ...wide(110),
  args: { name: 'Călătoria nesfârșită a Căpitanului Furtună', provider: 'Atelierul Munților Apuseni' },
}
