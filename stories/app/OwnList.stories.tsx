import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mend } from './answers.ts'
import { ownList } from './edits.ts'
import catalogue from './fixtures/catalogue.json'
import { newcomer, regular, withFavourites } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/utilizator/jucate-recent', player: regular },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Istoricul jucătorului',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jucate recent')
    await expect(await canvas.findByRole('link', { name: /^Livada de Aur/ })).toBeVisible()
    await expect(canvas.getByText('5 jocuri')).toBeVisible()
  },
}

const known = catalogue.lines.flatMap(({ games }) => games?.code ?? [])
const gone = Array.from({ length: 200 - known.length }, (_, place) => `disparut-${place}`)

const asFavourites = ownList({ source: 'Favourites', title: 'Preferatele mele' })

export const Favourites: Story = {
  name: 'Preferatele: 200, dintre care 80 nu mai sunt în catalog',
  args: {
    player: withFavourites([...known, ...gone]),
    edit: asFavourites,
  },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Preferatele mele')
    await expect(await canvas.findByText(`${known.length} de jocuri`)).toBeVisible()
    await expect((await canvas.findAllByText('Favorit'))[0]).toBeInTheDocument()
  },
}

export const NoFavourites: Story = {
  name: 'Nicio preferată',
  args: { player: newcomer, edit: asFavourites },
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Preferatele mele')
    await expect(await canvas.findByText('Apasă inima de pe un joc ca să îl găsești aici.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Lista se încarcă',
  args: { faults: { 'gateway.playerGames': 'hang' } },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Jucate recent' })
    mend()
    await expect(await canvas.findByRole('link', { name: /^Livada de Aur/ })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Lista nu a venit; Reîncearcă o aduce',
  args: { faults: { 'gateway.playerGames': 503 } },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const failure = await canvas.findByText(/^Nu am putut încărca jocurile pe care/)
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await expect(await canvas.findByRole('link', { name: /^Livada de Aur/ })).toBeVisible()
    await expect(failure).not.toBeInTheDocument()
  },
}

export const HiddenWins: Story = {
  name: 'Câștigurile ascunse se văd o clipă, la cerere',
  tags: ['UXP-19'],
  args: {
    player: { ...regular, balanceVisibility: { balanceHidden: true } },
    edit: ownList({ source: 'RecentWins', title: 'Câștiguri recente' }),
  },
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Câștiguri recente')
    await expect((await canvas.findAllByText('Câștig ascuns')).length).toBeGreaterThan(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Arată câștigurile pentru o clipă' }))
    await expect(await canvas.findByText('Ai câștigat 1.250,40 lei')).toBeVisible()
    // The amounts are hidden again.
    await expect((await canvas.findAllByText('Câștig ascuns', undefined, { timeout: 7000 }))[0]).toBeVisible()
  },
}
