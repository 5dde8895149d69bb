import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type allMessages, sampleMessage } from '#sandbox/fixtures/waitingMessages.ts'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { coveredParameters, desktop, phone, unpictured } from './page.ts'
import { noticeOf, panelGone, panelOpen } from './panels.ts'
import { openAccountMenu } from './people.ts'
import type { Site } from './Site.tsx'

type Messages = ReturnType<typeof allMessages>

/** A player for whom the platform has these messages. */
const playerWith = (messages: Messages, acceptPendingLimits = { errorCode: 0 }) => ({
  ...regular,
  platform: { waitingMessages: { errorCode: 0, messages }, acceptPendingLimits },
})

const limits = sampleMessage('rg:limits-cool-off', 'limite')

const meta = {
  ...site,
  args: { path: '/turnee', player: playerWith([sampleMessage('login', 'login')]) },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => within(await panelOpen('MessageDialog', name))

export const Default: Story = {
  name: 'La intrarea în cont',
  tags: ['MSG-01'],
  ...desktop,
  play: async () => {
    const dialog = await opened('Bine ai revenit')
    await expect(dialog.getByText('Bună!')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Am citit' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, cu o legătură',
  ...phone,
  args: { player: playerWith([sampleMessage('bonus:4', 'turneu')]) },
  play: async () => {
    const dialog = await opened('Locul 12 în turneu')
    await expect(dialog.getByRole('link', { name: 'Vezi clasamentul' })).toHaveAttribute('href', '/turnee')
  },
}

export const SportsBonus: Story = {
  name: 'Un bonus la sport are textul nostru',
  tags: ['MSG-03'],
  ...desktop,
  args: { player: playerWith([sampleMessage('bonus', 'sport')]) },
  play: async () => {
    const dialog = await opened('Un bonus la sport')
    await expect(dialog.getByText(/secțiunea Sport/)).toBeVisible()
    await expect(dialog.queryByText(/TEMPLATE/)).not.toBeInTheDocument()
  },
}

export const Limits: Story = {
  name: 'O limită de confirmat',
  tags: ['MSG-04'],
  ...desktop,
  args: { player: playerWith([limits]) },
  play: async ({ userEvent }) => {
    const dialog = await opened('Limitele tale se schimbă')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm limita' }))
    await panelGone()
    await expect(await noticeOf('Limita este confirmată.')).toBeVisible()
  },
}

export const LimitsFailed: Story = {
  name: 'Confirmarea nu ajunge: spune și rămâne',
  tags: ['MSG-04'],
  ...phone,
  args: { player: playerWith([limits], { errorCode: 503 }) },
  play: async ({ userEvent }) => {
    const dialog = await opened('Limitele tale se schimbă')
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm limita' }))
    await expect(await dialog.findByText(/^Nu am putut confirma limita/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Confirm limita' })).toBeEnabled()
  },
}

export const OneAtATime: Story = {
  name: 'Al doilea urmează după ce primul este închis',
  tags: ['MSG-02'],
  ...desktop,
  parameters: unpictured,
  args: { player: playerWith([sampleMessage('alert', 'alerta'), sampleMessage('login', 'login')]) },
  play: async ({ userEvent }) => {
    const first = await opened('Bine ai revenit')
    await userEvent.click(first.getByRole('button', { name: 'Am citit' }))
    const second = await opened('Program de întreținere')
    await expect(second.getByRole('link', { name: 'Scrie-ne' })).toBeVisible()
  },
}

export const BeforeLogout: Story = {
  name: 'Înainte de ieșire, cu „Rămân în cont”',
  tags: ['MSG-01'],
  ...desktop,
  parameters: unpictured,
  args: { player: playerWith([sampleMessage('before_logout', 'iesire')]) },
  play: async ({ canvas, userEvent }) => {
    const menu = await openAccountMenu(canvas, userEvent)
    await userEvent.click(menu.getByRole('button', { name: 'Ieși din cont' }))
    const dialog = within(await panelOpen('LogoutDialog', 'Ai o retragere în lucru'))
    await expect(dialog.getByText(/cel mult peste 10 secunde/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Rămân în cont' }))
    await panelGone(() => canvas.getByRole('button', { name: /^Contul meu, / }))
  },
}

export const Inbox: Story = {
  name: 'Ce a fost închis rămâne în lista notificărilor',
  tags: ['UXP-11'],
  ...desktop,
  args: { player: playerWith([sampleMessage('alert', 'alerta')]) },
  play: async ({ canvas, userEvent }) => {
    const dialog = await opened('Program de întreținere')
    await userEvent.click(dialog.getAllByRole('button', { name: 'Închide' })[1] as HTMLElement)
    await panelGone()
    await userEvent.click(await canvas.findByRole('button', { name: 'Notificări' }))
    const list = within(await panelOpen('InboxPanel', 'Notificări'))
    await expect(list.getByRole('button', { name: /^Program de întreținere/ })).toBeVisible()
  },
}

export const ForAll: Story = {
  name: 'Un anunț al site-ului, pentru vizitatori',
  tags: ['WEB-01'],
  ...desktop,
  args: {
    player: undefined,
    answers: {
      '/sandbox/messages/webmessages?target=web': [
        {
          id: 'iarna',
          start: 0,
          priority: 1,
          title: 'Turneul de iarnă a început',
          text: 'Urcă în clasament până pe 15 decembrie.',
          action: { label: 'Vezi turneele', href: '/turnee' },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('heading', { level: 1 }))
    const dialog = within(await panelOpen('WebMessageDialog', 'Turneul de iarnă a început'))
    await expect(dialog.getByRole('link', { name: 'Vezi turneele' })).toHaveAttribute('href', '/turnee')
  },
}
