import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { BonusCard, BonusCardSkeleton } from '#ui/player/BonusCard'
import { Examples, fits } from '../../matrix.tsx'

const spins = {
  state: 'active',
  kind: 'free-spins',
  title: 'Rotiri de weekend',
  remaining: 24,
  games: 'Regina Nilului, Diamant 40 și alte 3',
  expires: 'Expiră pe 30 noiembrie, 23:59',
} as const

const chips = {
  state: 'accepted',
  kind: 'golden-chips',
  title: 'Jetoane pentru masa ta',
  remaining: 1,
  games: 'Ruleta Carpați',
  expires: 'Expiră pe 5 decembrie, 12:00',
} as const

const meta = {
  component: BonusCard,
  args: spins,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 380 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BonusCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Activ: cât a rămas, la ce jocuri, până când',
  tags: ['BON-02'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card).toHaveTextContent('24 de rotiri gratuite')
    await expect(card).toHaveTextContent('Pentru Regina Nilului, Diamant 40 și alte 3')
    await expect(card).toHaveTextContent('Activ')
    await expect(card).toHaveTextContent('Expiră pe 30 noiembrie, 23:59')
  },
}

export const Accepted: Story = {
  name: 'Acceptat, în așteptare',
  tags: ['BON-01'],
  args: chips,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('1 jeton de aur')
    await expect(canvas.getByText('Acceptat')).toBeVisible()
  },
}

export const WithProgress: Story = {
  name: 'Cu mersul lui',
  args: { ...spins, remaining: 6, progress: { value: 0.76, label: 'Rotiri folosite', text: '19 din 25' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Rotiri folosite' })).toHaveAttribute(
      'value',
      '0.76',
    )
  },
}

export const WithAction: Story = {
  name: 'Cu un buton',
  args: {
    ...spins,
    action: (
      <Button tone="primary" size="s" href="/rotiri-gratuite">
        Folosește rotirile
      </Button>
    ),
  },
}

export const Finished: Story = {
  name: 'Încheiat',
  args: { ...spins, state: 'finished', remaining: 0, expires: 'Încheiat pe 12 noiembrie' },
}

export const Loading: Story = {
  name: 'Se încarcă',
  render: () => <BonusCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Se încarcă bonusul')).toBeInTheDocument()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...spins,
    title: 'Rotiri gratuite pentru prietenii clubului, ediția de toamnă târzie',
    remaining: 1250,
    games: 'Regina Nilului, Diamant 40, Lupul Argintiu, Comoara Dunării și alte 128',
  },
  play: fits,
}

const Cell = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: 340, maxInlineSize: '100%' }}>{children}</div>
)

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 1080, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
  render: () => (
    <Examples
      words={[
        'Activ: rotiri',
        'Activ: jetoane',
        'Acceptat: rotiri',
        'Acceptat: jetoane',
        'Încheiat: rotiri',
        'Încheiat: jetoane',
        'Se încarcă',
      ]}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' }}
    >
      {(['active', 'accepted', 'finished'] as const).flatMap((state) =>
        [spins, chips].map((bonus) => (
          <Cell key={state + bonus.kind}>
            <BonusCard {...bonus} state={state} progress={{ value: 0.4, label: 'Rulaj', text: '40%' }} />
          </Cell>
        )),
      )}
      <Cell>
        <BonusCardSkeleton />
      </Cell>
    </Examples>
  ),
}
