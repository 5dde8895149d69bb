import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { mend } from './answers.ts'
import { newcomer } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/promotii/turneul-castelului' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'O promoție',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByRole('button', { name: 'Participă' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas }) => isWholePage(canvas, 'Turneul castelului'),
}

export const OwnPlace: Story = {
  name: 'Turneu: locul jucătorului, cu premiul lui',
  tags: ['PRO-05'],
  args: { player: { ...newcomer, tournamentPlace: { place: 12, points: 3157 } } },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByText('Locul tău: 12')).toBeVisible()
    await expect(canvas.getByText(/3\.157 de puncte · premiul locului/)).toHaveTextContent('80 lei')
  },
}

export const NoPlaceYet: Story = {
  name: 'Turneu: jucătorul nu are încă puncte',
  tags: ['PRO-05'],
  args: { player: { ...newcomer, tournamentPlace: { place: undefined, points: undefined } } },
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByText('Încă nu ești în clasament.')).toBeVisible()
  },
}

export const BoardFailed: Story = {
  name: 'Turneu: clasamentul și locul nu au venit; Reîncearcă le aduce',
  tags: ['PRO-05'],
  args: {
    player: { ...newcomer, tournamentPlace: { place: 12, points: 3157 } },
    faults: { '/api/leaderboards/': 503, 'gateway.tournamentPlace': 503 },
  },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByText('Nu am putut încărca clasamentul.')).toBeVisible()
    await expect(await canvas.findByText('Nu am putut afla locul tău.')).toBeVisible()
    mend()
    for (const button of canvas.getAllByRole('button', { name: 'Reîncearcă' })) await userEvent.click(button)
    await expect(await canvas.findByText('Locul tău: 12')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11))
  },
}

export const NobodyYet: Story = {
  name: 'Turneu: nimeni nu are încă puncte',
  args: {
    answers: {
      '/api/leaderboards/promo-turneul-castelului': { updatedAt: 0, players: 0, standings: [] },
    },
  },
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(await canvas.findByText('Încă nu are nimeni puncte.')).toBeVisible()
  },
}

export const BoardLoading: Story = {
  name: 'Turneu: clasamentul se încarcă',
  args: { faults: { '/api/leaderboards/': 'hang' } },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turneul castelului')
    await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
  },
}
