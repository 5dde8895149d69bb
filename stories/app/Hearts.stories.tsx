import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, inWindow, phone, unpictured } from './page.ts'
import { noticeOf, panelGone, panelOpen } from './panels.ts'
import { logIn, playerHere, playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/jackpots/foc-de-arama', player: regular },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** Timeout on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 8000 }

/** Moves the focus to a game; returns its heart once the whole list has replaced the first tiles. */
const heartOf = (canvas: Canvas, name: string) =>
  waitFor(() => {
    const [tile] = canvas.getAllByRole('link', { name: new RegExp(`^${name}`) })
    tile?.focus()
    expect(canvas.getByRole('main').querySelector('[data-placed="true"]')).not.toBeNull()
    return canvas.getByRole('button', { name: `Favorit: ${name}` })
  }, PATIENCE)

/** The heart has this state, and accepts another press. */
const isPressed = (canvas: Canvas, name: string, on: boolean) =>
  waitFor(async () => {
    const heart = await heartOf(canvas, name)
    expect(heart).toHaveAttribute('aria-pressed', `${on}`)
    expect(heart).not.toHaveAttribute('aria-busy')
  }, PATIENCE)

export const Default: Story = {
  name: 'Un joc preferat',
  ...desktop,
  play: async ({ canvas }) => {
    await playerShown(canvas, regular)
    await isPressed(canvas, 'Diamant 40', true)
    await expect(canvas.getAllByText('Favorit')).toHaveLength(1)
  },
}

export const Added: Story = {
  name: 'Inima adaugă jocul, apoi îl scoate',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await playerShown(canvas, regular)
    for (const on of [true, false]) {
      await isPressed(canvas, 'Bell Fortune', !on)
      await userEvent.click(await heartOf(canvas, 'Bell Fortune'))
      await isPressed(canvas, 'Bell Fortune', on)
    }
  },
}

export const Saving: Story = {
  name: 'Preferata se păstrează încă',
  args: { faults: { 'gateway.changeFavourites': 'hang' } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await playerShown(canvas, regular)
    await userEvent.click(await heartOf(canvas, 'Bell Fortune'))
    await waitFor(async () =>
      expect(await heartOf(canvas, 'Bell Fortune')).toHaveAttribute('aria-busy', 'true'),
    )
    mend()
    await isPressed(canvas, 'Bell Fortune', true)
  },
}

export const Failed: Story = {
  name: 'Preferata nu s-a păstrat',
  args: { faults: { 'gateway.changeFavourites': 503 } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await playerShown(canvas, regular)
    await userEvent.click(await heartOf(canvas, 'Bell Fortune'))
    await expect(await noticeOf('Nu am putut păstra jocul la favorite.')).toBeVisible()
    await isPressed(canvas, 'Bell Fortune', false)
  },
}

export const AGuest: Story = {
  name: 'Cine nu este în cont intră, apoi găsește jocul la favorite',
  args: { player: { ...regular, outside: true } },
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await heartOf(canvas, 'Bell Fortune'))
    const dialog = within(await panelOpen('LoginPanel', 'Intră în cont'))
    await expect(dialog.getByText('Intră în cont ca să păstrezi jocul la favorite.')).toBeVisible()
    await logIn(dialog, userEvent)
    await panelGone()
    await isPressed(canvas, 'Bell Fortune', true)
  },
}

export const InTheDetails: Story = {
  name: 'Pe telefon inima stă în detalii',
  ...phone,
  parameters: coveredParameters,
  play: async ({ canvas, userEvent }) => {
    await playerHere(canvas)
    await userEvent.click((await canvas.findAllByRole('link', { name: /^Diamant 40/ }))[0] as HTMLElement)
    const panel = within(await panelOpen('DetailsPanel', 'Diamant 40'))
    await expect(
      await panel.findByRole('button', { name: 'Favorit: Diamant 40', pressed: true }),
    ).toBeVisible()
    await expect(await panel.findByText('RTP')).toBeInTheDocument()
  },
}
