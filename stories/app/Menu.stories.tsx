import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { excluded } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, phone, unpictured } from './page.ts'
import { panelGone, panelOpen } from './panels.ts'
import { playerHere } from './people.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/turnee' }, parameters: coveredParameters } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

type Press = { click: (element: Element) => Promise<void> }

async function openMenu(canvas: Canvas, userEvent: Press) {
  const opener = await canvas.findByRole('button', { name: 'Meniu' })
  await userEvent.click(opener)
  return { opener, menu: within(await panelOpen('MenuSheet', 'Meniu')) }
}

export const Default: Story = {
  ...phone,
  name: 'Meniul, pe telefon',
  play: async ({ canvas, userEvent }) => {
    const { menu } = await openMenu(canvas, userEvent)
    const names = menu.getAllByRole('navigation').map((nav: HTMLElement) => nav.getAttribute('aria-label'))
    await expect(names).toEqual(['Lobby', 'Secțiuni', 'Informații legale'])
    await expect(menu.getByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Joc responsabil' })).toBeVisible()
  },
}

export const SelfExcluded: Story = {
  name: 'După autoexcludere „Depune” nu mai îndeamnă',
  tags: ['CPL-04'],
  args: { player: excluded },
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await playerHere(canvas)
    const { menu } = await openMenu(canvas, userEvent)
    await expect(menu.getByRole('link', { name: 'Depune' })).toHaveAttribute('data-tone', 'outline')
  },
}

export const Followed: Story = {
  name: 'Un link urmat închide meniul',
  tags: ['proof'],
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { menu } = await openMenu(canvas, userEvent)
    await userEvent.click(menu.getByRole('link', { name: 'Promoții' }))
    await panelGone()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Promoții' })).toBeInTheDocument()
  },
}

export const Closed: Story = {
  name: 'Escape închide meniul, butonul are iar focusul',
  tags: ['proof'],
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { opener } = await openMenu(canvas, userEvent)
    await userEvent.keyboard('{Escape}')
    await panelGone(() => opener)
  },
}

export const SaferPlay: Story = {
  name: 'Din meniu la Joc responsabil',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const { menu } = await openMenu(canvas, userEvent)
    await userEvent.click(menu.getByRole('button', { name: 'Joc responsabil' }))
    await panelOpen('SafePlayPanel', 'Joc responsabil')
    await expect(screen.queryByRole('dialog', { name: 'Meniu' })).not.toBeInTheDocument()
  },
}
