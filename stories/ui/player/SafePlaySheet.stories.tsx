import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SafePlaySheet } from '#ui/player/SafePlaySheet'
import { Examples } from '../../matrix.tsx'

const startedAt = Date.UTC(2026, 10, 20, 16, 0)

const meta = {
  component: SafePlaySheet,
  args: {
    session: { startedAt, now: startedAt + 84 * 60_000, inGame: true, money: { entry: 1400, now: 1245.8 } },
    hrefs: {
      mirror: '/utilizator/oglinda',
      limits: '/cont/limite',
      pause: '/cont/pauza',
      exclusion: '/pagina/autoexcludere',
    },
    onTest: fn(),
    help: {
      name: 'Joc Responsabil',
      text: '0800 800 099',
      href: 'https://jocresponsabil.test',
      chat: 'https://jocresponsabil.test/chat',
    },
    onFollow: fn(),
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 460 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SafePlaySheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'În joc: limite, pauză, test, ajutor',
  tags: ['CPL-03'],
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Oglinda mea Timpul și soldul lunii, în cifre',
      'Limite De depunere, de pierdere, de timp',
      'Ia o pauză De la o zi la șase săptămâni fără joc',
      'Autoexcludere Închide accesul la joc pe termen lung',
      'Autotest Câteva întrebări despre felul în care joci',
      'Ajutor Joc Responsabil · 0800 800 099',
      'Chat cu linia de ajutor Scrie-i cuiva care ascultă, fără să suni',
    ])
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(facts[0]).toContain('Timp de joc: o oră și 24 de minute')
    await expect(facts.slice(1)).toEqual(['-154,20 lei', '1.400,00 lei', '1.245,80 lei'])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Oglinda mea/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFollow).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Autotest/ }))
    await expect(args.onTest).toHaveBeenCalledOnce()
  },
}

export const HelpFirst: Story = {
  name: 'După autoexcludere: ajutorul întâi',
  tags: ['CPL-04'],
  args: { helpFirst: true, session: undefined },
  play: async ({ canvas }) => {
    const [help, chat] = canvas.getAllByRole('link')
    await expect(help).toHaveTextContent('Ajutor')
    await expect(chat).toHaveAttribute('href', 'https://jocresponsabil.test/chat')
  },
}

export const ForVisitors: Story = {
  name: 'Pentru cine nu este în cont',
  tags: ['CPL-03'],
  args: {
    help: { name: 'Joc Responsabil', text: '0800 800 099', href: 'https://jocresponsabil.test' },
    session: undefined,
    hrefs: { exclusion: '/pagina/autoexcludere' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Chat/ })).not.toBeInTheDocument()
  },
}

const since = { startedAt, now: startedAt + 21 * 60_000 }

export const OutsideGames: Story = {
  name: 'În afara jocului: timpul și soldul',
  tags: ['CPL-03'],
  args: { session: { ...since, money: { entry: 1400, now: 1245.8 } } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Timp de la intrarea în cont', 'Diferență', 'Sold la intrare', 'Sold acum'])
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('21 de minute')
    await expect(canvas.queryByText(/Timp de joc/)).not.toBeInTheDocument()
  },
}

export const MoneyHidden: Story = {
  name: 'Sumele rămân ascunse',
  tags: ['UXP-19'],
  args: { session: { ...since, money: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ascunsă, ca soldul')).toBeVisible()
    await expect(canvas.queryByText(/lei/)).not.toBeInTheDocument()
  },
}

export const MoneyPending: Story = {
  name: 'Soldul încă nu a venit',
  args: { session: { ...since, money: 'pending' } },
}

export const MoneyFailed: Story = {
  name: 'Soldul nu a venit',
  args: { session: { ...since, money: 'failed' } },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    session: {
      startedAt,
      now: startedAt + 1439 * 60_000,
      money: { entry: 1284907.36, now: 999999.99 },
    },
    help: {
      name: 'Asociația pentru joc responsabil și prevenirea dependenței',
      text: 'telefon și chat, zi și noapte, gratuit și confidențial',
      href: 'https://jocresponsabil.test/chat',
    },
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 940, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
  // Each column is a sheet of its own, therefore one name stands twice.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <Examples
      words={['În joc', 'Ajutorul întâi']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 40 }}
    >
      <SafePlaySheet {...args} />
      <SafePlaySheet {...args} helpFirst session={undefined} />
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    const targets = [...canvasElement.querySelectorAll('a')]
    targets[1]?.classList.add('show-hover')
    targets[2]?.classList.add('show-focus')
  },
}
