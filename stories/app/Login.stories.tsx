import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { coveredParameters, desktop, phone, unpictured } from './page.ts'
import { panelGone } from './panels.ts'
import { isRefused, logIn, openLogin, playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', player: { ...regular, outside: true } },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Intrarea, peste pagină',
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLogin(canvas, userEvent)
    await expect(dialog.getByRole('textbox', { name: 'Nume de utilizator' })).toHaveFocus()
    await expect(dialog.getByRole('link', { name: 'Creează un cont' })).toBeVisible()
    await expect(dialog.queryByText('Bine ai revenit')).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = { ...Default, name: 'Intrarea, pe telefon', ...phone }

export const SecondVersion: Story = {
  name: 'A doua formă, cu ce dă un cont',
  args: { answers: { '/api/feature-toggles': { featureToggle: ['login-dialog-2-casino'] } } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLogin(canvas, userEvent)
    await expect(dialog.getByText('Bine ai revenit')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Nume de utilizator' })).toHaveFocus()
  },
}

export const SecondVersionOnAPhone: Story = {
  ...SecondVersion,
  name: 'A doua formă, pe telefon',
  ...phone,
}

const byFrontend = { '/api/feature-toggles': { featureToggle: ['micro-frontend-login'] } }

export const FrontendComing: Story = {
  name: 'Formularul altei echipe încă se încarcă',
  args: { answers: byFrontend, faults: { '/sandbox/fe': 'hang' } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Intră în cont' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Intră în cont' }))
    await expect(await dialog.findByRole('status')).toHaveTextContent('Se încarcă formularul')
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

export const FrontendGone: Story = {
  name: 'Formularul altei echipe lipsește: al nostru îi ia locul',
  tags: ['MFE-01'],
  args: { answers: byFrontend, faults: { '/sandbox/fe': 404 } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLogin(canvas, userEvent)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Nume de utilizator' })).toHaveFocus())
    await logIn(dialog, userEvent)
    await panelGone()
    await expect(await playerShown(canvas, regular)).toBeVisible()
  },
}

export const LoggedIn: Story = {
  name: 'Numele și parola potrivite închid fereastra',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await logIn(await openLogin(canvas, userEvent), userEvent)
    await panelGone()
    await expect(await playerShown(canvas, regular)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Numele și parola nu se potrivesc',
  args: {
    player: { ...regular, outside: true, platform: { login: { errorCode: 1, reason: 'wrong-credentials' } } },
  },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const dialog = await openLogin(canvas, userEvent)
    await logIn(dialog, userEvent)
    await isRefused('Numele și parola nu se potrivesc.', 'Verifică-le și încearcă din nou.')
    await waitFor(() => expect(dialog.getByLabelText('Parola')).toHaveFocus())
  },
}

export const Pending: Story = {
  name: 'Platforma nu a răspuns încă',
  args: { faults: { 'platform.login': 'hang' } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const button = await logIn(await openLogin(canvas, userEvent), userEvent)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Unavailable: Story = {
  name: 'Platforma nu este acolo',
  args: { faults: { platform: 'gone' } },
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await logIn(await openLogin(canvas, userEvent), userEvent)
    await isRefused('Conectarea nu merge acum.', 'Lobby-ul și jocurile demonstrative merg.')
  },
}

export const SelfExcluded: Story = {
  name: 'Cine s-a autoexclus află unde este ajutat',
  args: {
    player: { ...regular, outside: true, platform: { login: { errorCode: 1, reason: 'self-excluded' } } },
  },
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await logIn(await openLogin(canvas, userEvent), userEvent)
    await isRefused('Te-ai autoexclus.', 'Cât ține pauza nu poți intra în cont.')
    await expect(screen.getByRole('link', { name: 'Cere ajutor' })).toBeVisible()
  },
}
