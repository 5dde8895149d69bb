import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, phone, unpictured } from './page.ts'
import { panelGone, panelOpen } from './panels.ts'
import { hurryTimers, openAccountMenu, type Person, playerHere } from './people.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', player: regular },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

async function openAccount(canvas: Canvas, userEvent: Person) {
  const menu = await openAccountMenu(canvas, userEvent)
  await userEvent.click(menu.getByRole('link', { name: 'Contul meu' }))
  return within(await panelOpen('AccountPanel', 'Contul meu'))
}

export const Default: Story = {
  ...desktop,
  name: 'Contul, peste pagină',
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAccount(canvas, userEvent)
    await waitFor(() => expect(dialog.getByTitle('Contul meu')).toBeVisible())
  },
}

export const Deposit: Story = {
  name: 'Depunerea',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Depune' }))
    const dialog = within(await panelOpen('AccountPanel', 'Depune'))
    await waitFor(() => expect(dialog.getByTitle('Depune')).toBeVisible())
  },
}

export const Coming: Story = {
  name: 'Pagina contului încă se încarcă',
  args: { faults: { account: 'hang' } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAccount(canvas, userEvent)
    await expect(dialog.getByRole('status')).toHaveTextContent('Se încarcă pagina contului')
    await expect(dialog.getByTitle('Contul meu')).not.toBeVisible()
  },
}

export const Late: Story = {
  name: 'Pagina contului nu vine',
  args: { faults: { account: 'hang' } },
  ...desktop,
  beforeEach: () => hurryTimers(15_000),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openAccount(canvas, userEvent)
    const way = await dialog.findByRole('link', { name: 'Deschide într-o filă nouă' })
    await expect(way).toHaveAttribute('href', expect.stringMatching(/^\/sandbox\/gm\/my-account\?/))
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Pagina contului nu s-a încărcat încă/)
  },
}

export const Closed: Story = {
  name: 'Escape închide, avatarul are iar focusul',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await openAccount(canvas, userEvent)
    await userEvent.keyboard('{Escape}')
    await panelGone(() => canvas.getByRole('button', { name: 'Contul meu, mihai' }))
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon linkurile duc la site-ul contului',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const way = await playerHere(canvas)
    await expect(way).toHaveAttribute('href', expect.stringMatching(/^\/sandbox\/prematch\/deposit\?/))
    await userEvent.click(way)
    await panelGone()
  },
}

export const InTheMenu: Story = {
  name: 'Contul în meniul telefonului',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await playerHere(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Meniu' }))
    const menu = within(await panelOpen('MenuSheet', 'Meniu'))
    await expect(await menu.findByText('mihai')).toBeVisible()
    await expect(menu.getByRole('group', { name: 'Sold' })).toHaveTextContent(/482,35\slei/)
    await expect(menu.queryByRole('link', { name: 'Intră în cont' })).not.toBeInTheDocument()
    await expect(menu.getByRole('button', { name: 'Ieși din cont' })).toBeVisible()
  },
}
