import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GameLabel } from '#ui/game/GameLabel'
import { Examples } from '../../matrix.tsx'

const meta = { component: GameLabel, args: { text: 'Nou' } } satisfies Meta<typeof GameLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'O etichetă' }

/** The colours of the content system, once their contrast has been checked. */
export const Coloured: Story = {
  name: 'În culoarea dată de CMS',
  args: { text: 'Exclusiv', colors: { fill: '#7a0f4b', on: '#ffffff' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Exclusiv')).toHaveStyle({ backgroundColor: 'rgb(122, 15, 75)' })
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { text: 'Numai pe aramă până duminică' },
}

const pairs = {
  'Culorile casei': undefined,
  'Roșu din CMS': { fill: '#7a0f4b', on: '#ffffff' },
  'Verde din CMS': { fill: '#12454a', on: '#f7f3eb' },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={Object.keys(pairs)} style={{ display: 'grid', gap: 12 }}>
      {Object.entries(pairs).map(([words, colors]) => (
        <div key={words} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          {['Nou', 'Exclusiv', 'Numai pe aramă până duminică'].map((text) => (
            <GameLabel key={text} text={text} colors={colors} />
          ))}
        </div>
      ))}
    </Examples>
  ),
}
