import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { storeOf } from '#app/platform/visit.ts'
import { createAuth } from '#app/player/session/auth.ts'
import { createEndedStay } from '#app/player/stay/stay.ts'
import { playing } from './fixtures/players.ts'
import { recordedAt } from './fixtures/recorded.ts'
import { site } from './meta.ts'
import { coveredParameters, desktop, pageParameters, phone, unpictured } from './page.ts'
import { panelGone, panelOpen } from './panels.ts'
import { playerHere } from './people.ts'
import type { Site } from './Site.tsx'
import { storyVisit } from './visit.ts'

const HOUR = 3_600_000

const meta = {
  ...site,
  args: { path: '/play/regina-nilului/real', player: playing },
  parameters: { ...pageParameters, visual: { area: 'window' } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** Stores a stay with this start and balance. */
const keepStay = (startedAt: number, entry: number) =>
  sessionStorage.setItem('arama.stay', JSON.stringify({ startedAt, entry }))

export const Default: Story = {
  ...desktop,
  name: 'Un joc pe bani',
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Regina Nilului, joc pe bani reali')).toBeVisible()
    await expect(await canvas.findByText('0 min')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pe bani' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: 'Favorit: Regina Nilului' })).toBeVisible()
  },
}

export const Check: Story = {
  name: 'După o oră: întrebarea despre pauză',
  tags: ['CPL-05'],
  ...desktop,
  parameters: coveredParameters,
  beforeEach: () => keepStay(recordedAt - HOUR, 500),
  play: async () => {
    const check = within(await panelOpen('RealityDialog', 'E timpul pentru o pauză?', 'alertdialog'))
    const [pause, go] = check.getAllByRole('button', { name: /pauză|Continu/ })
    await expect(pause?.getBoundingClientRect().height).toBe(go?.getBoundingClientRect().height)
  },
}

export const Facts: Story = {
  name: 'Joc responsabil spune cât și cu ce sold',
  tags: ['CPL-05'],
  ...desktop,
  parameters: coveredParameters,
  beforeEach: () => keepStay(recordedAt - HOUR / 2, 489.35),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('30 min')
    await userEvent.click(canvas.getByRole('button', { name: 'Joc responsabil' }))
    const sheet = within(await panelOpen('SafePlayPanel', 'Joc responsabil'))
    await expect(sheet.getByRole('region', { name: 'Sesiunea ta' })).toHaveTextContent('489,35 lei')
  },
}

export const Excluded: Story = {
  name: 'Cine s-a autoexclus găsește ajutor',
  tags: ['AUT-14'],
  ...desktop,
  args: {
    player: {
      ...playing,
      overview: { ...playing.overview, selfExclusion: { productSettings: [{ product: 'Casino' }] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Te-ai autoexclus din cazino.')).toBeVisible()
    await expect(canvas.queryByTitle(/joc pe bani reali/)).not.toBeInTheDocument()
  },
}

export const SessionEnded: Story = {
  name: 'Sesiunea se încheie în joc: jocul rămâne, se spune ce s-a întâmplat',
  tags: ['AUT-03'],
  ...desktop,
  parameters: coveredParameters,
  beforeEach: () => keepStay(recordedAt - HOUR / 2, 489.35),
  play: async ({ canvas }) => {
    await canvas.findByText('30 min')
    storeOf(storyVisit(), createAuth).set({ state: 'guest', guestBy: 'ended' })
    const dialog = within(await panelOpen('EndedDialog', 'Sesiunea s-a încheiat', 'alertdialog'))
    await expect(dialog.getByText(/Ultimul sold/)).toHaveTextContent('482,35 lei')
    await expect(dialog.getByRole('button', { name: 'Intră din nou în cont' })).toHaveFocus()
  },
}

const endedStay = () => storeOf(storyVisit(), createEndedStay)

/** Leaves a game after an hour and a loss of seven lei. */
const leave = () =>
  endedStay().set({ startedAt: Date.now() - HOUR, endedAt: Date.now(), entry: 489.35, away: false })

const summary = async () => within(await panelOpen('StaySummary', 'Ai terminat jocul'))

export const Left: Story = {
  name: 'După joc: cât a durat și ce a schimbat',
  tags: ['UXP-18'],
  ...desktop,
  args: { path: '/turnee' },
  parameters: coveredParameters,
  play: async ({ canvas }) => {
    await playerHere(canvas)
    leave()
    const dialog = await summary()
    await expect(dialog.getByText('7,00 lei')).toBeVisible()
  },
}

export const Returned: Story = {
  name: 'După o oră la jocul deschis pe alt site: întrebarea despre pauză, înaintea oricui',
  tags: ['CPL-05'],
  ...phone,
  args: { path: '/turnee' },
  parameters: coveredParameters,
  play: async ({ canvas }) => {
    await playerHere(canvas)
    endedStay().set({ startedAt: Date.now() - HOUR, endedAt: Date.now(), entry: 489.35, away: true })
    const check = within(await panelOpen('RealityDialog', 'E timpul pentru o pauză?', 'alertdialog'))
    await expect(await check.findByText('482,35 lei')).toBeVisible()
  },
}

export const LeftHidden: Story = {
  name: 'Soldul ascuns ascunde și schimbarea',
  tags: ['UXP-19'],
  ...phone,
  args: { path: '/turnee', player: { ...playing, balanceVisibility: { balanceHidden: true } } },
  parameters: coveredParameters,
  play: async ({ canvas }) => {
    await playerHere(canvas)
    leave()
    const dialog = await summary()
    await expect(dialog.queryByText('7,00 lei')).not.toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: /clipă/ })).toBeVisible()
  },
}

export const LeftClosed: Story = {
  name: 'Se spune o singură dată',
  ...desktop,
  args: { path: '/turnee' },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await playerHere(canvas)
    leave()
    await userEvent.click((await summary()).getByRole('button', { name: 'Închide' }))
    await panelGone()
    await expect(endedStay().getSnapshot()).toBeUndefined()
  },
}
