import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, phone, unpictured } from './page.ts'
import { panelGone } from './panels.ts'
import { isRefused, logIn, openLogin, type Person, playerHere, playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const terms = {
  version: '2026-10',
  summary: 'S-au schimbat regulile bonusurilor și termenul în care plătim retragerile.',
  url: '/pagina/termeni-si-conditii',
}
const inside = { errorCode: 0, username: regular.username }

const beforeTerms = {
  ...regular,
  outside: true,
  platform: { login: [{ errorCode: 1, reason: 'terms-changed', terms }, inside] },
}
const beforePassword = {
  ...regular,
  outside: true,
  platform: { login: [{ errorCode: 1, reason: 'password-must-change' }, inside] },
}

const meta = {
  ...site,
  args: { path: '/turnee', player: beforeTerms },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

/** Name and password are right, but the login needs another step. */
async function arriveAt(step: string, canvas: Canvas, userEvent: Person) {
  await logIn(await openLogin(canvas, userEvent), userEvent)
  return within(await screen.findByRole('dialog', { name: step }))
}

export const Default: Story = {
  name: 'Termenii s-au schimbat',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const dialog = await arriveAt('Termenii s-au schimbat', canvas, userEvent)
    await expect(dialog.getByText(terms.summary)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Accept termenii' }))
    await expect(await dialog.findByText(/^Bifează că ai citit/)).toBeVisible()
  },
}

export const Accepted: Story = {
  name: 'Termenii acceptați lasă înăuntru',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const dialog = await arriveAt('Termenii s-au schimbat', canvas, userEvent)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Am citit și accept' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept termenii' }))
    await panelGone()
    await expect(await playerHere(canvas)).toBeVisible()
  },
}

export const Declined: Story = {
  name: '„Nu acum” lasă afară',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const dialog = await arriveAt('Termenii s-au schimbat', canvas, userEvent)
    await userEvent.click(dialog.getByRole('button', { name: 'Nu acum' }))
    await panelGone(() => canvas.getByRole('link', { name: 'Intră în cont' }))
  },
}

const PASSWORD = 'Alege o parolă nouă'

export const NewPassword: Story = {
  name: 'O parolă nouă',
  args: { player: beforePassword },
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const dialog = await arriveAt(PASSWORD, canvas, userEvent)
    await userEvent.type(dialog.getByLabelText('Parola nouă'), 'toamna')
    await userEvent.click(dialog.getByRole('button', { name: 'Schimbă parola' }))
    await expect(await dialog.findByText(/^Parola nouă trebuie să aibă cel puțin 8 semne/)).toBeVisible()
  },
}

async function choosePassword(canvas: Canvas, userEvent: Person) {
  const dialog = await arriveAt(PASSWORD, canvas, userEvent)
  await userEvent.type(dialog.getByLabelText('Parola nouă'), 'toamna-2026')
  await userEvent.type(dialog.getByLabelText('Parola nouă, încă o dată'), 'toamna-2026')
  await userEvent.click(dialog.getByRole('button', { name: 'Schimbă parola' }))
}

export const PasswordTaken: Story = {
  name: 'Parola nouă lasă înăuntru',
  args: { player: beforePassword },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await choosePassword(canvas, userEvent)
    await panelGone()
    await expect(await playerShown(canvas, regular)).toBeVisible()
  },
}

export const PasswordRefused: Story = {
  name: 'Platforma nu vrea parola nouă',
  args: {
    player: {
      ...beforePassword,
      platform: {
        ...beforePassword.platform,
        validatePasswordChange: { errorCode: 1, reason: 'password-too-weak' },
      },
    },
  },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await choosePassword(canvas, userEvent)
    await isRefused('Parola nouă este prea ușor de ghicit.', 'Alege una cu cel puțin 8 semne')
  },
}
