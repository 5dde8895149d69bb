import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { coveredParameters, desktop, inWindow, isWholePage, phone, unpictured } from './page.ts'
import { loseConnection, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = { ...site, args: { path: '/turnee' } } satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Primul Tab sare la conținut',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    await userEvent.tab()
    await expect(await canvas.findByRole('link', { name: 'Sari la conținut' })).toHaveFocus()
  },
}

export const Help: Story = {
  name: 'Tasta ? arată scurtăturile',
  ...desktop,
  parameters: coveredParameters,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    await userEvent.keyboard('?')
    await panelOpen('HelpPanel', 'Scurtături de tastatură')
  },
}

export const HelpClosed: Story = {
  name: 'Escape închide scurtăturile',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    await userEvent.keyboard('?')
    await panelOpen('HelpPanel', 'Scurtături de tastatură')
    await userEvent.keyboard('{Escape}')
    await panelGone()
  },
}

export const NextPageLoading: Story = {
  name: 'Pagina următoare se încarcă, cea veche rămâne',
  args: { faults: { '/api/pages?path=/promotii': 'hang' } },
  ...desktop,
  parameters: inWindow,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    const menu = within(canvas.getByRole('navigation', { name: 'Secțiuni' }))
    await userEvent.click(menu.getByRole('link', { name: 'Promoții' }))
    await waitFor(() => expect(canvas.getByText('Pagina se încarcă')).toBeInTheDocument())
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Turnee')
  },
}

export const NextPage: Story = {
  name: 'Pagina următoare a venit târziu',
  args: NextPageLoading.args,
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    const menu = within(canvas.getByRole('navigation', { name: 'Secțiuni' }))
    await userEvent.click(menu.getByRole('link', { name: 'Promoții' }))
    mend()
    await isWholePage(canvas, 'Promoții')
  },
}

export const Offline: Story = {
  name: 'Fără conexiune pagina rămâne',
  ...phone,
  parameters: inWindow,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Turnee')
    loseConnection()
    await expect(await canvas.findByText('Ești offline.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Turnee')
  },
}

export const Theme: Story = {
  name: 'Tema se schimbă',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Turnee')
    const before = document.documentElement.dataset.theme
    const theme = canvas.getByRole('button', { name: /^Temă/ })
    const name = theme.getAttribute('aria-label') ?? theme.textContent
    await userEvent.click(theme)
    await expect(document.documentElement.dataset.theme).not.toBe(before)
    await expect(theme.getAttribute('aria-label') ?? theme.textContent).not.toBe(name)
    if (before) document.documentElement.dataset.theme = before
  },
}
