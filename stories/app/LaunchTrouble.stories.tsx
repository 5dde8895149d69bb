import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { playing } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, pageParameters, phone } from './page.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/play/regina-nilului/real', player: playing },
  parameters: { ...pageParameters, visual: { area: 'window' } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const noGame = async (canvas: { queryByTitle: (title: RegExp) => HTMLElement | null }) =>
  expect(canvas.queryByTitle(/joc pe bani reali/)).not.toBeInTheDocument()

export const Unverified: Story = {
  name: 'Nu se știe dacă jucătorul s-a autoexclus: jocul pe bani rămâne închis',
  tags: ['AUT-14'],
  ...desktop,
  args: { faults: { 'gateway.overview': 500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nu putem verifica acum dacă poți juca pe bani.')).toBeVisible()
    // Besides the one of the notice.
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('button', { name: 'Reîncearcă' })).toBeVisible()
    await noGame(canvas)
  },
}

export const Unreachable: Story = {
  name: 'Serviciul jocurilor nu răspunde',
  tags: ['LCH-04'],
  ...desktop,
  args: { faults: { 'gateway.providerToken': 503 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nu ajungem la serviciul jocurilor.')).toBeVisible()
    await noGame(canvas)
  },
}

export const Refused: Story = {
  name: 'Serviciul jocurilor refuză',
  tags: ['LCH-04'],
  ...phone,
  args: {
    player: { ...playing, providerToken: { errorCode: 7, username: 'mihai', sessionToken: undefined } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sesiunea de joc nu este validă.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Cere ajutor' })).toBeVisible()
    await noGame(canvas)
  },
}

export const TokenMissing: Story = {
  name: 'Răspunsul vine fără cheia sesiunii',
  tags: ['proof', 'LCH-04', 'ERR-01'],
  ...desktop,
  parameters: { ...pageParameters, visual: { disable: true } },
  args: {
    player: { ...playing, providerToken: { errorCode: 0, username: 'mihai', sessionToken: undefined } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sesiunea de joc nu este validă.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reîncearcă' })).toBeVisible()
    await noGame(canvas)
  },
}

export const Departure: Story = {
  name: 'Pe telefon: cum se revine din joc',
  tags: ['LCH-06'],
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/apasă Înapoi/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Deschide jocul' })).toHaveAttribute('href')
    await noGame(canvas)
  },
}
