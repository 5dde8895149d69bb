import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WinnerCard, WinnerCardSkeleton } from '#ui/game/WinnerCard'
import { Examples } from '../../matrix.tsx'
import { art } from './art.ts'

const meta = {
  component: WinnerCard,
  args: {
    name: 'An***i',
    game: 'Arcul de Foc',
    href: '/jocuri/arcul-de-foc',
    amount: 12480.5,
    time: 'acum 2 min',
    picture: art({ hue: 20 }),
  },
} satisfies Meta<typeof WinnerCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un câștig',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12.480,50 lei')).toBeVisible()
    await expect(canvas.getByText('acum 2 min')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Arcul de Foc' })).toHaveFocus()
  },
}

export const Jackpot: Story = { name: 'Un jackpot', args: { jackpot: true, amount: 1284907.36 } }

export const OnPodium: Story = {
  name: 'Pe podium',
  args: { rank: 1, amount: 2098183.62, time: 'acum 4 luni' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Locul 1, Arcul de Foc' })).toBeVisible()
  },
}

export const WithoutPicture: Story = { name: 'Fără imagine', args: { picture: undefined } }

export const Loading: Story = { name: 'Se încarcă', render: () => <WinnerCardSkeleton /> }

export const LoadingOnPodium: Story = {
  name: 'Se încarcă pe podium, cu aceeași înălțime',
  args: OnPodium.args,
  parameters: { visual: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
      <WinnerCard {...args} data-testid="card" />
      <WinnerCardSkeleton rank={1} data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height
    await expect(Math.abs(heightOf('card') - heightOf('skeleton'))).toBeLessThanOrEqual(1)
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    name: 'Alexandra-Gabriela***a',
    game: 'Călătoria nesfârșită a Căpitanului Furtună',
    amount: 112284907.36,
    time: 'acum 23 de ore',
    jackpot: true,
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={[
        'Un câștig',
        'Un jackpot',
        'Sub cursor',
        'Pe podium',
        'Fără imagine',
        'Cel mai lung text',
        'Se încarcă',
      ]}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}
    >
      <WinnerCard {...args} />
      <WinnerCard {...args} {...Jackpot.args} game="Comoara Dunării" picture={art({ hue: 200 })} />
      <WinnerCard {...args} className="show-hover" game="Diamant 40" picture={art({ hue: 90 })} />
      <WinnerCard {...args} {...OnPodium.args} />
      <WinnerCard {...args} {...WithoutPicture.args} game="Regina Nilului" />
      <WinnerCard {...args} {...LongestText.args} />
      <WinnerCardSkeleton />
    </Examples>
  ),
}
