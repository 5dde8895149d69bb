import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { OpenTile, type OpenTileProps } from '#ui/game/OpenTile'
import { Rail, RailStack } from '#ui/layout/Rail'
import { Examples } from '../../matrix.tsx'
import { games, pictureOf } from './art.ts'

type OpenedProps = OpenTileProps & { layout?: GameTileLayout; title?: string }

/** A row of games of which the first is open. */
function Opened({ layout = 'Default', title = 'Recomandate', ...args }: OpenedProps) {
  const [tile, setTile] = useState<HTMLElement | null>(null)
  const tiles = games(layout).map((game, index) => (
    <GameTile
      key={game.href}
      ref={index === 0 ? setTile : undefined}
      {...game}
      rank={layout === 'Top10' ? index + 1 : undefined}
    />
  ))
  const pairs = [0, 2, 4, 6, 8].map((start) => (
    <RailStack key={start}>{tiles.slice(start, start + 2)}</RailStack>
  ))
  return (
    <>
      <Rail title={title} layout={layout}>
        {layout === 'DoubleRow' ? pairs : tiles}
      </Rail>
      <OpenTile {...args} tile={tile} media={{ poster: { src: pictureOf(0, 'Landscape').src, alt: '' } }} />
    </>
  )
}

const meta = {
  component: OpenTile,
  tags: ['beta'],
  args: {
    tile: null,
    onClosed: fn(),
    name: 'Arcul de Foc',
    provider: 'Turnul Nord',
    playHref: '/joaca/1',
    media: {},
    facts: { bet: { from: 0.2, to: 500 }, volatility: 3 },
    favourite: { on: false, onToggle: fn() },
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof OpenTile>

export default meta
type Story = StoryObj<typeof meta>

const inLayout = (layout: GameTileLayout): Pick<Story, 'render'> => ({
  render: (args) => <Opened {...args} layout={layout} />,
})

const panel = (canvas: ReturnType<typeof within>) => canvas.findByRole('group', { name: 'Arcul de Foc' })

export const Default: Story = {
  name: 'Deschis în rând',
  play: async ({ canvas, canvasElement }) => {
    const opened = await panel(canvas)
    await expect(opened).toHaveTextContent('Miză 0,20 – 500 lei')
    await expect(opened).toHaveTextContent('Volatilitate medie')
    await expect(within(opened).getByRole('link', { name: 'Joacă Arcul de Foc' })).toHaveAttribute(
      'href',
      '/joaca/1',
    )
    const row = canvasElement.querySelector('ul')
    await expect(opened.getBoundingClientRect().height).toBe(row?.getBoundingClientRect().height)
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const Portrait: Story = { name: 'Dintr-o piesă în picioare', ...inLayout('Portrait') }

export const Landscape: Story = { name: 'Dintr-o piesă lată', ...inLayout('Landscape') }

export const DoubleRow: Story = {
  name: 'Pe două rânduri, cât amândouă',
  ...inLayout('DoubleRow'),
}

export const Top10: Story = { name: 'Din clasament', ...inLayout('Top10') }

export const Loading: Story = { name: 'Datele sunt pe drum', args: { facts: 'loading' } }

export const Failed: Story = {
  name: 'Datele n-au venit',
  args: { facts: 'failed' },
  play: async ({ canvas }) => {
    await expect(await panel(canvas)).toHaveTextContent('Datele jocului nu au venit')
  },
}

export const Restricted: Story = {
  name: 'Pentru vizitatori, cu un singur fapt',
  args: { restricted: true, facts: { volatility: 5 } },
  play: async ({ canvas }) => {
    const opened = await panel(canvas)
    await expect(opened).not.toHaveTextContent('Miză')
    await expect(
      within(opened).getByRole('link', { name: 'Intră în cont și joacă Arcul de Foc' }),
    ).toBeVisible()
  },
}

export const NoFacts: Story = {
  name: 'Fără fapte: furnizorul',
  args: { facts: {} },
  play: async ({ canvas }) => {
    await expect(await panel(canvas)).toHaveTextContent('Turnul Nord')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    name: 'Regina Nilului și Comoara Pierdută a Faraonilor Uitați',
    facts: { bet: { from: 1234.5, to: 1_250_000 }, volatility: 5 },
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Cu inimă', 'Favorit', 'Cu lacăt, fără inimă', 'Pe drum', 'Cererea a eșuat', 'Fără fapte']}
    >
      <Opened {...args} title="Recomandate" />
      <Opened {...args} title="Favorite" favourite={{ on: true, onToggle: fn() }} />
      <Opened {...args} title="Populare" favourite={undefined} restricted />
      <Opened {...args} title="Noi" facts="loading" />
      <Opened {...args} title="Clasice" facts="failed" />
      <Opened {...args} title="Crash" facts={{}} />
    </Examples>
  ),
}
