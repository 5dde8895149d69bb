import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PREFERENCES_KEY } from '#app/domain/bootNames.ts'
import { dayAt } from '#app/domain/mirror/mirror.ts'
import { storeOf } from '#app/platform/visit.ts'
import { createMirrors } from '#app/player/mirror/mirrors.ts'
import { excluded, regular } from './fixtures/players.ts'
import { recordedAt } from './fixtures/recorded.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'
import { storyVisit } from './visit.ts'

const meta = {
  ...site,
  args: { path: '/utilizator/oglinda', player: regular },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const MINUTE = 60_000

/** SHA-256 of the player's name. */
async function hashOf(name: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Seen = [ago: number, minutes: number, first?: number, last?: number]

const seen: Seen[] = [
  [19, 0, 300, 300],
  [18, 90, 300, 262.5],
  [17, 125, 262.5, 410],
  [16, 30, 410, 388.4],
  [12, 240, 500, 210],
  [11, 10, 210, 205],
  [7, 45],
  [4, 90, 1000, 845.5],
  [3, 60, 845.5, 1284.5],
  [2, 0, 1284.5, 1284.5],
  [1, 75, 1284.5, 482.35],
]

/** As this device has seen the last weeks of the player. */
async function keep(days: readonly Seen[]): Promise<void> {
  const kept = days.map(([ago, minutes, first, last]) => ({
    day: dayAt(recordedAt - ago * 24 * 60 * MINUTE),
    played: minutes * MINUTE,
    ...(first !== undefined && { first, last }),
  }))
  const owner = await hashOf(regular.username)
  localStorage.setItem(PREFERENCES_KEY, '{"mirror":true}')
  localStorage.setItem('arama.mirror', JSON.stringify([{ owner, countedTo: 0, days: kept }]))
}

const table = (canvas: Canvas) => canvas.findByRole('table', { name: /^Luna aceasta/ })

export const Default: Story = {
  name: 'Luna, cât s-a văzut pe dispozitiv',
  ...desktop,
  beforeEach: () => keep(seen),
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Oglinda mea')
    const rows = within(await table(canvas)).getAllByRole('row')
    await expect(rows.at(-2)).toHaveTextContent(/1 h 15 min.*1\.284,50482,35$/)
    await expect(within(await table(canvas)).getAllByText('nu s-a văzut').length).toBeGreaterThan(0)
    // The recorder loads after the page, and notes the balance of today.
    await waitFor(() => expect(canvas.getByRole('table')).toHaveTextContent(/482,35482,35$/))
  },
}

export const OnAPhone: Story = { ...Default, name: 'Pe telefon', ...phone }

export const HiddenMoney: Story = {
  name: 'Soldul ascuns rămâne ascuns',
  ...desktop,
  args: { player: { ...regular, balanceVisibility: { balanceHidden: true } } },
  beforeEach: () => keep(seen),
  play: async ({ canvas }) => {
    await expect(await table(canvas)).not.toHaveTextContent(/\d,\d\d/)
  },
}

export const Off: Story = {
  name: 'Oprită, cum este la început',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Oglinda mea')
    await expect(await canvas.findByRole('button', { name: 'Pornește oglinda' })).toBeVisible()
    await expect(localStorage.getItem('arama.mirror')).toBeNull()
    await userEvent.unhover(document.body)
  },
}

export const Starts: Story = {
  name: 'Pornită, începe de azi',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pornește oglinda' }))
    await expect(await table(canvas)).toHaveTextContent(/482,35482,35$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Oprește și uită tot' }))
    await expect(await canvas.findByRole('button', { name: 'Pornește oglinda' })).toBeVisible()
    await waitFor(() => expect(storeOf(storyVisit(), createMirrors).getSnapshot()).toEqual([]))
  },
}

export const Excluded: Story = {
  name: 'Pentru un jucător autoexclus nu se ține nimic',
  ...desktop,
  args: { player: excluded },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aici nu ținem nimic')).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'Oaspete',
  ...desktop,
  args: { player: undefined },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pagina este numai pentru jucători')).toBeVisible()
  },
}
