import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { newcomer, regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, desktop, inWindow, isWholePage, partsOf, phone, unpictured } from './page.ts'
import { panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/utilizator/jocurile-mele', player: regular },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** All rows have loaded; loading ones have no heading. */
const rowsAre = (canvas: Canvas, rows: readonly unknown[]) =>
  waitFor(() => expect(partsOf(canvas)).toEqual(rows))

const full = [
  'Preferatele mele',
  'Jucate recent',
  'Cele mai jucate',
  'Câștiguri recente',
  'Rotiri gratuite',
  'Jetoane de aur',
  expect.stringMatching(/^Pentru că îți place \S/),
  expect.stringMatching(/^Pentru că ai jucat \S/),
  'După ce ai jucat',
  'Alese pentru tine',
  'Încercate o dată',
  expect.anything(),
]

export const Default: Story = {
  ...desktop,
  name: 'Listele jucătorului',
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jocurile mele')
    await rowsAre(canvas, full)
    await expect(canvas.getByText(/^Ai câștigat 1\.250,40 lei$/)).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Default, name: 'Pe telefon', ...phone }

export const AnotherSeed: Story = {
  name: 'Rândul crește din alt joc',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await rowsAre(canvas, full)
    const heading = canvas.getByRole('heading', { name: /^Pentru că îți place/ })
    const before = heading.textContent
    const [another] = canvas.getAllByRole('button', { name: 'Alege după alt joc' })
    await userEvent.click(another as HTMLElement)
    await waitFor(() => expect(heading).not.toHaveTextContent(before ?? ''))
    await expect(heading).toHaveTextContent(/^Pentru că îți place \S/)
  },
}

export const WithHiddenMoney: Story = {
  name: 'Cine ascunde soldul nu vede nici câștigurile',
  args: { player: { ...regular, balanceVisibility: { balanceHidden: true } } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await rowsAre(canvas, full)
    await expect(canvas.getAllByText('Câștig ascuns')).toHaveLength(4)
    await expect(canvas.queryByText(/^Ai câștigat/)).not.toBeInTheDocument()
  },
}

export const Newcomer: Story = {
  name: 'Un jucător nou: o invitație, fără liste goale',
  args: { player: newcomer },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jocurile mele')
    const main = within(canvas.getByRole('main'))
    await expect(await main.findByText('Apasă inima de pe un joc ca să îl găsești aici.')).toBeVisible()
    await waitFor(() => expect(partsOf(canvas)).toEqual(['Recomandate']))
    await expect(main.getAllByRole('region')).toHaveLength(2)
    await expect(main.getByRole('button', { name: 'Caută un joc' })).toBeVisible()
  },
}

export const LiveTables: Story = {
  name: 'Mesele mele',
  args: { path: '/cazinou-live/utilizator/preferate' },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Mesele mele')
    await waitFor(() => expect(partsOf(canvas)[0]).toBe('Mesele mele preferate'))
    await expect(await canvas.findAllByText('Ai câștigat 175,00 lei')).toHaveLength(1)
  },
}

export const Why: Story = {
  name: 'De ce văd asta: după ce joc este rândul, și ce se poate schimba',
  tags: ['PER-08'],
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, userEvent }) => {
    await rowsAre(canvas, full)
    const row = within(canvas.getByRole('region', { name: /^Pentru că ai jucat/ }))
    await userEvent.click(row.getByRole('button', { name: 'De ce văd asta' }))
    const panel = within(await panelOpen('RowReasonPanel', 'De ce văd asta'))
    await userEvent.click(panel.getByRole('switch', { name: 'Mai noi' }))
    await expect(panel.getByRole('switch', { name: 'Mai noi' })).toBeChecked()
  },
}
