import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { site } from './meta.ts'
import { coveredParameters, desktop, pageParameters, unpictured } from './page.ts'
import { goBack, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/play/regina-nilului/demo' },
  parameters: { ...pageParameters, visual: { area: 'window' } },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  ...desktop,
  name: 'Un joc demo',
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Regina Nilului, joc demonstrativ')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Regina Nilului')
    await expect(await canvas.findByRole('link', { name: 'Înapoi din Regina Nilului' })).toHaveAttribute(
      'href',
      '/joc/regina-nilului',
    )
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument()
  },
}

export const SaferPlay: Story = {
  name: 'Joc responsabil peste joc, Înapoi îl închide',
  tags: ['CPL-03'],
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByTitle('Regina Nilului, joc demonstrativ')
    await userEvent.click(canvas.getByRole('button', { name: 'Joc responsabil' }))
    const sheet = within(await panelOpen('SafePlayPanel', 'Joc responsabil'))
    await expect(sheet.getByRole('link', { name: /^Autoexcludere/ })).toBeVisible()
    goBack()
    await panelGone()
  },
}

export const Locked: Story = {
  name: 'Un joc nepublicat cere parola',
  args: { edit: (slice) => (slice.type === 'Play' ? { ...slice, password: true } : slice) },
  ...desktop,
  parameters: coveredParameters,
  play: async () => {
    const question = within(await panelOpen('PasswordDialog', 'Jocul nu este publicat încă'))
    await waitFor(() => expect(question.getByLabelText('Introdu parola jocului:')).toHaveFocus())
  },
}

export const InMaintenance: Story = {
  name: 'Un joc în mentenanță nu pornește',
  args: {
    edit: (slice) => (slice.type === 'Play' ? { ...slice, tile: { ...slice.tile, maintenance: {} } } : slice),
  },
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jocul este în mentenanță')).toBeVisible()
    await expect(canvas.getByText('Revine în curând')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Înapoi' })).toBeVisible()
    await expect(canvas.queryByTitle('Regina Nilului, joc demonstrativ')).not.toBeInTheDocument()
  },
}

export const WithoutDemo: Story = {
  name: 'Jocul nu are demo acum: înapoi la el, cu un mesaj',
  args: { parts: 1, edit: (slice) => (slice.type === 'Play' ? { ...slice, demo: {} } : slice) },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jocul nu are variantă demonstrativă acum.')).toBeVisible()
    await expect(canvas.queryByTitle('Regina Nilului, joc demonstrativ')).not.toBeInTheDocument()
  },
}
