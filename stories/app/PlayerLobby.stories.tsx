import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { excluded, newcomer, regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, inWindow, isWholePage, partsOf, phone, unpictured } from './page.ts'
import { playerHere, playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/', parts: 4, player: regular },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Pagina principală a jucătorului',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await playerShown(canvas, regular)
    await waitFor(() => expect(partsOf(canvas)).toContain('Jucate recent'))
    const row = within(canvas.getByRole('region', { name: 'Jucate recent' }))
    await expect(row.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Livada de Aur')
    await expect(partsOf(canvas).indexOf('Jucate recent')).toBeLessThan(
      partsOf(canvas).indexOf('Recomandate'),
    )
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await playerHere(canvas)).toBeVisible()
    await waitFor(() => expect(partsOf(canvas)).toContain('Jucate recent'))
  },
}

export const SelfExcluded: Story = {
  name: 'După autoexcludere lobby-ul începe cu ea: ce este în vigoare și până când',
  tags: ['CPL-04'],
  args: { player: excluded },
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Autoexcluderea ta este în vigoare')).toBeVisible()
    await expect(canvas.getByText(/^Ține până la 31 mai 2027\./)).toBeVisible()
    const help = canvas.getByRole('link', { name: /^Linia de sprijin Joc în limite ·/ })
    await expect(help.getBoundingClientRect().right).toBeLessThanOrEqual(390 - 36)
    await expect(canvas.getByRole('link', { name: 'Chat cu linia de ajutor' })).toBeVisible()
  },
}

export const Newcomer: Story = {
  name: 'Cine nu a jucat încă nimic',
  args: { player: newcomer },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await playerShown(canvas, newcomer)
    await expect(await canvas.findByText('Jocurile pe care le joci apar aici.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Rândul nu a venit',
  args: { faults: { 'gateway.playerGames': 503 } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await playerShown(canvas, regular)
    await expect(await canvas.findByText(/^Nu am putut încărca jocurile pe care/)).toBeVisible()
    await waitFor(() => expect(partsOf(canvas)).toContain('Recomandate'))
  },
}
