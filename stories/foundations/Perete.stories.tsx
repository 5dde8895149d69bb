import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GameTile, type GameTileLayout } from '#ui/game/GameTile'
import { Rail, RailStack } from '#ui/layout/Rail'
import { games } from '../ui/game/art.ts'
import './perete.css'

const layouts: GameTileLayout[] = ['Default', 'DoubleRow', 'Portrait', 'Landscape', 'Top10', 'LargeOnMobile']
/** One inside each step of the grid. */
const widths = [360, 480, 768, 1024, 1280, 1536, 1920]

function Row({ layout, width }: { layout: GameTileLayout; width: number }) {
  const tiles = games(layout)
  const title = `${layout} la ${width}`
  if (layout !== 'DoubleRow')
    return (
      <Rail layout={layout} title={title} ordered={layout === 'Top10'}>
        {tiles.map((game, index) => (
          <GameTile key={game.name} {...game} rank={layout === 'Top10' ? index + 1 : undefined} />
        ))}
      </Rail>
    )
  return (
    <Rail layout={layout} title={title}>
      {tiles.map((game) => (
        <RailStack key={game.name}>
          <GameTile {...game} />
          <GameTile {...game} name={`${game.name} II`} />
        </RailStack>
      ))}
    </Rail>
  )
}

function Wall() {
  return widths.map((width) => (
    <section key={width} className="pereteWidth" style={{ inlineSize: width }} aria-label={`${width} px`}>
      <p className="pereteName">{width} px</p>
      <div className="page-grid pereteRows">
        {layouts.map((layout) => (
          <Row key={layout} layout={layout} width={width} />
        ))}
      </div>
    </section>
  ))
}

const meta = {
  component: Wall,
  // Too large for a picture; each layout has its own at the rail.
  parameters: { frame: 'bare', visual: { disable: true } },
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

/** The six tile layouts at the seven widths of the grid, side by side to compare. */
export const Default: Story = {
  name: 'Șase așezări la șapte lățimi',
  play: async ({ canvas }) => {
    for (const width of widths)
      await expect(canvas.getByRole('region', { name: `${width} px` }).offsetWidth).toBe(width)
  },
}
