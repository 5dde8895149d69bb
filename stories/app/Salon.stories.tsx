import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { breakHub, pushTable } from './hub.ts'
import { site } from './meta.ts'
import { blur, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/cazinou-live/salon', rate: 0 },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const TABLE = 'blackjack-vip'

/** The link of a table, whose name says all of it. */
function tableIn(canvasElement: HTMLElement, code = TABLE): HTMLElement {
  const link = canvasElement.querySelector<HTMLElement>(`main a[data-table][href*="/${code}"]`)
  if (!link) throw new Error(`no table leads to ${code}`)
  return link
}

const says = (canvasElement: HTMLElement, words: RegExp) =>
  waitFor(() => expect(tableIn(canvasElement)).toHaveAccessibleName(words))

export const Default: Story = {
  name: 'Salonul: mese după limbă și miză',
  tags: ['LIV-12'],
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await canvas.findByRole('heading', { level: 2, name: 'Română' })
    await says(canvasElement, /2 locuri libere din 7/)
    blur()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, două coloane',
  ...phone,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await canvas.findByRole('heading', { level: 2, name: 'Română' })
    await says(canvasElement, /2 locuri libere din 7/)
    const lefts = [...canvasElement.querySelectorAll('main section li')].map((li) =>
      Math.round(li.getBoundingClientRect().left),
    )
    await expect(new Set(lefts).size).toBe(2)
    blur()
  },
}

export const FreeSeats: Story = {
  name: 'Doar locuri libere, peste 100 lei, în română',
  ...desktop,
  args: { path: '/cazinou-live/salon?limba=ro&miza=peste-100&locuri=libere' },
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await canvas.findByRole('heading', { level: 3, name: 'Miză minimă peste 100 lei' })
    await says(canvasElement, /2 locuri libere din 7/)
    await expect(canvas.getByRole('button', { name: 'Română', pressed: true })).toBeVisible()
    for (const link of canvasElement.querySelectorAll('main a[data-table]'))
      await expect(link).toHaveAccessibleName(/română, .*liber/)
    blur()
  },
}

export const Empty: Story = {
  name: 'Nicio masă pentru filtre',
  ...phone,
  args: { path: '/cazinou-live/salon?limba=xx' },
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Salonul live')
    await expect(await canvas.findByRole('button', { name: 'Șterge filtrele' })).toBeVisible()
    blur()
  },
}

export const WithoutFeed: Story = {
  name: 'Fără flux: locurile nu se știu',
  tags: ['LIV-12'],
  args: { path: '/cazinou-live/salon?locuri=libere', faults: { '/sandbox/hub': 503 } },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await waitFor(
      () => expect(canvas.getByRole('heading', { level: 2, name: 'Limbă necunoscută' })).toBeVisible(),
      {
        timeout: 10_000,
      },
    )
    await says(canvasElement, /masa: nu știm acum/)
    await expect(within(canvasElement).getByText(/^Neaplicat, nu știm acum starea meselor/)).toBeVisible()
    blur()
  },
}

export const Stale: Story = {
  name: 'Fluxul s-a întrerupt',
  ...desktop,
  // It shows the current time.
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await says(canvasElement, /2 locuri libere din 7/)
    breakHub()
    await waitFor(() => expect(canvas.getByText(/^Mesele sunt cele de la \d\d:\d\d\.$/)).toBeVisible())
    await says(canvasElement, /2 locuri libere din 7/)
  },
}

export const Full: Story = {
  name: 'Locurile se aprind și se sting',
  tags: ['LIV-12'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await says(canvasElement, /2 locuri libere din 7/)
    tableIn(canvasElement).scrollIntoView({ block: 'center' })
    const lit = () => tableIn(canvasElement).closest('article')?.querySelectorAll('[data-free="true"]').length
    await waitFor(() => expect(lit()).toBe(2))
    pushTable({ ImsGameCode: TABLE, SeatsAvailability: { seat1: false, seat2: false }, Version: 2_000_000 })
    await says(canvasElement, /masă plină. Detalii$/)
    await waitFor(() => expect(lit()).toBe(0))
  },
}

export const CatalogueFailed: Story = {
  name: 'Restul meselor nu s-a încărcat',
  ...phone,
  args: {
    edit: (slice) => (slice.type === 'GameList' ? { ...slice, total: slice.tiles.length + 300 } : slice),
    faults: { '/api/catalogue': 503 },
  },
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await expect(
      await canvas.findByText('Nu am putut încărca restul jocurilor.', {}, { timeout: 10_000 }),
    ).toBeVisible()
    await says(canvasElement, /2 locuri libere din 7/)
  },
}

export const LongNames: Story = {
  name: 'Nume lungi',
  ...phone,
  args: {
    path: '/cazinou-live/salon?miza=peste-100',
    edit: (slice) =>
      slice.type === 'GameList'
        ? {
            ...slice,
            tiles: slice.tiles.map((tile) => ({
              ...tile,
              name: `${tile.name} cu un nume care nu se mai termină niciodată`,
            })),
          }
        : slice,
  },
  parameters: inWindow,
  play: async ({ canvas, canvasElement }) => {
    await isWholePage(canvas, 'Salonul live')
    await says(canvasElement, /2 locuri libere din 7/)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
    blur()
  },
}
