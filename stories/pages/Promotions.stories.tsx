import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageCell } from '#ui/layout/Page'
import { PromotionCardSkeleton } from '#ui/player/PromotionCard'
import { Offers } from './Offers.tsx'
import { desktop, isWholePage, pageParameters, phone, unpictured } from './page.ts'
import { Scene } from './Scene.tsx'
import { Title } from './Title.tsx'

const meta = {
  component: Scene,
  parameters: pageParameters,
  args: { user: 'guest', current: 'promotions', children: null },
  render: ({ children, ...scene }) => (
    <Scene {...scene}>{children ?? <Offers player={scene.user === 'player'} />}</Scene>
  ),
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Vizitator: se citesc, nu se acceptă',
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('article')).toHaveLength(5)
    await expect(main.queryByRole('button')).not.toBeInTheDocument()
    await expect(main.getAllByRole('img', { name: '18+' })).toHaveLength(5)
  },
}

export const Player: Story = {
  name: 'Jucător: bonusuri și promoții',
  args: { user: 'player' },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('region', { name: 'Bonusurile mele' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Participă Duminica jackpotului' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Renunță Toamna Reginei' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, jucător',
  args: { user: 'player' },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Promoții'),
}

export const Loading: Story = {
  name: 'Se încarcă',
  args: {
    user: 'player',
    children: (
      <>
        <Title title="Promoții" />
        <PageCell className="sceneOffers">
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <PromotionCardSkeleton key={place} />
          ))}
        </PageCell>
      </>
    ),
  },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    for (const card of canvas.getAllByRole('article')) await expect(card).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  name: 'Nicio promoție',
  args: {
    user: 'player',
    children: (
      <>
        <Title title="Promoții" />
        <PageCell>
          <EmptyState
            icon="gift"
            title="Nu este nicio promoție acum."
            text="Cea următoare apare aici în ziua în care începe."
            action={<Button href="/">Mergi în lobby</Button>}
          />
        </PageCell>
      </>
    ),
  },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Promoții')
    await expect(canvas.getByText('Nu este nicio promoție acum.')).toBeVisible()
  },
}
