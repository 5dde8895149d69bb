import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { emptied, longer } from './edits.ts'
import { site } from './meta.ts'
import { blur, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import { panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/toate-jocurile' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Toate jocurile',
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    const grid = await canvas.findByRole('list', { name: 'Toate jocurile' })
    await waitFor(() => expect(within(grid).getAllByRole('listitem').length).toBeGreaterThan(20))
    await expect(await canvas.findByRole('combobox', { name: 'Ordonează' })).toBeVisible()
    blur()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(await canvas.findByRole('button', { name: /^Filtre/ })).toBeVisible()
    blur()
  },
}

export const Loading: Story = {
  name: 'Catalogul încă nu a venit: primele jocuri sunt aici',
  args: { faults: { '/api/catalogue': 'hang' } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(10)
  },
}

export const Failed: Story = {
  name: 'Catalogul nu a venit; Reîncearcă îl aduce',
  args: { faults: { '/api/catalogue': 500 } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(await canvas.findByText('Nu am putut încărca restul jocurilor.')).toBeVisible()
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await waitFor(() => expect(canvas.queryByText('Nu am putut încărca restul jocurilor.')).toBeNull())
    const grid = await canvas.findByRole('list', { name: 'Toate jocurile' })
    await waitFor(() => expect(within(grid).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize'))
  },
}

export const FailedFilters: Story = {
  name: 'Filtre cerute fără catalog: eroarea stă lângă ele, iar Reîncearcă le deschide',
  args: { faults: { '/api/catalogue': 500 } },
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Toate jocurile' })
    const place = () =>
      list.compareDocumentPosition(canvas.getByText('Nu am putut încărca restul jocurilor.'))
    await waitFor(() => expect(place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING))
    await userEvent.click(canvas.getByRole('button', { name: /^Filtre/ }))
    await waitFor(() => expect(place()).toBe(Node.DOCUMENT_POSITION_PRECEDING))
    mend()
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă' }))
    await panelOpen('FilterDrawer', 'Filtre')
  },
}

export const Empty: Story = {
  name: 'Niciun joc',
  args: { path: '/categorii/povesti-din-nil', edit: emptied },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Povești din Nil')
    await expect(await canvas.findByText('0 jocuri')).toBeVisible()
    await expect(await canvas.findByText('Aici nu este încă niciun joc.')).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
}

export const Ordered: Story = {
  name: 'După nume, din adresă',
  args: { path: '/toate-jocurile?ordine=name' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Toate jocurile')
    await expect(await canvas.findByRole('combobox', { name: 'Ordonează' })).toHaveValue('name')
  },
}

export const Category: Story = {
  name: 'O categorie, texte lungi',
  args: { path: '/categorii/sloturi-noi', edit: longer },
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^Toate sloturile noi și încă/ })
    await isWholePage(canvas, /^Toate sloturile noi și încă/)
  },
}

export const Ranked: Story = {
  name: 'Un clasament',
  args: { path: '/categorii/top-10' },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas }) => isWholePage(canvas, 'Top 10 în România'),
}

export const Provider: Story = {
  name: 'Un furnizor',
  args: { path: '/furnizori/cuprum-play' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Cuprum Play'),
}

export const Collection: Story = {
  name: 'O colecție',
  args: { path: '/colectii/egiptul-antic' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Egiptul antic'),
}

export const Jackpot: Story = {
  name: 'Jocurile unui jackpot, sub treptele lui',
  args: { path: '/jackpots/foc-de-arama' },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Foc de Aramă'),
}

export const LiveTables: Story = {
  name: 'Mesele live',
  args: { path: '/cazinou-live/categorii/ruleta' },
  parameters: unpictured,
  play: async ({ canvas }) => isWholePage(canvas, 'Ruletă'),
}
