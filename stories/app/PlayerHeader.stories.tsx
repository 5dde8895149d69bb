import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { excluded, regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, inWindow, phone, unpictured } from './page.ts'
import { closeNotices, noticeOf, panelOpen } from './panels.ts'
import { openAccountMenu, playerHere, playerShown } from './people.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/turnee', player: regular },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const balanceIn = (canvas: Canvas) => canvas.findByRole('group', { name: 'Sold' })

const saysBalance = (words: string | RegExp) => async (canvas: Canvas) => {
  const balance = await balanceIn(canvas)
  await waitFor(() => expect(balance).toHaveTextContent(words))
}

export const Default: Story = {
  ...desktop,
  name: 'Antetul jucătorului',
  play: async ({ canvas }) => {
    await expect(await playerShown(canvas, regular)).toBeVisible()
    await saysBalance(/482,35\slei/)(canvas)
    await expect(canvas.getByRole('link', { name: 'Depune' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/sandbox\/gm\/deposit\?/),
    )
    await expect(canvas.getByRole('link', { name: 'Depune' })).toHaveAttribute('data-tone', 'primary')
    await expect(canvas.queryByRole('link', { name: 'Intră în cont' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas }) => {
    await expect(await playerHere(canvas)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Intră în cont' })).not.toBeInTheDocument()
  },
}

export const Pending: Story = {
  name: 'Nu se știe încă cine este aici',
  args: { faults: { 'platform.loggedInPlayer': 'hang' } },
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Verificăm dacă ești conectat')).toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'Intră în cont' })).not.toBeInTheDocument()
  },
}

export const Guest: Story = {
  name: 'Nimeni nu este în cont',
  args: { player: undefined },
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Înregistrare' })).toBeVisible()
  },
}

const long = 'alexandra.constantinescu-dumbravescu.din.campulung'

export const LongName: Story = {
  name: 'Un nume lung',
  args: { player: { ...regular, username: long, overview: { ...regular.overview, username: long } } },
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await playerShown(canvas, { username: long })).toBeVisible()
    await saysBalance(/482,35\slei/)(canvas)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const AccountMenu: Story = {
  name: 'Meniul contului, cu paginile jucătorului',
  tags: ['MNU-05'],
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const menu = await openAccountMenu(canvas, userEvent)
    await expect(menu.getByText('mihai')).toBeVisible()
    await expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Contul meu',
      'Jocurile mele',
      'Jucate recent',
      'Rotiri gratuite',
      'Oglinda mea',
    ])
    await expect(menu.getByRole('button', { name: 'Ieși din cont' })).toBeVisible()
  },
}

export const SelfExcluded: Story = {
  name: 'După autoexcludere „Depune” nu mai îndeamnă',
  tags: ['CPL-04'],
  args: { player: excluded },
  ...phone,
  play: async ({ canvas }) => {
    await saysBalance(/482,35\slei/)(canvas)
    await expect(await playerHere(canvas)).toHaveAttribute('data-tone', 'outline')
  },
}

export const Hidden: Story = {
  name: 'Soldul ascuns',
  args: { player: { ...regular, balanceVisibility: { balanceHidden: true } } },
  ...desktop,
  play: async ({ canvas }) => {
    await saysBalance('Sold ascuns')(canvas)
    await expect(canvas.queryByText(/482,35/)).not.toBeInTheDocument()
  },
}

export const Hiding: Story = {
  name: 'Ochiul ascunde soldul',
  args: { player: { ...regular, changeBalanceVisibility: { balanceHidden: true } } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await saysBalance(/482,35\slei/)(canvas)
    const balance = within(await balanceIn(canvas))
    await userEvent.click(balance.getByRole('button', { name: 'Ascunde soldul', pressed: false }))
    await saysBalance('Sold ascuns')(canvas)
    await expect(balance.getByRole('button', { name: 'Ascunde soldul', pressed: true })).toHaveFocus()
  },
}

export const HidingFails: Story = {
  name: 'Soldul nu se lasă ascuns',
  args: { faults: { 'gateway.changeBalanceVisibility': 503 } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await saysBalance(/482,35\slei/)(canvas)
    await userEvent.click(within(await balanceIn(canvas)).getByRole('button', { name: 'Ascunde soldul' }))
    await expect(await noticeOf('Nu am putut schimba afișarea soldului.')).toBeVisible()
    await saysBalance(/482,35\slei/)(canvas)
  },
}

export const WithoutBalance: Story = {
  name: 'Soldul nu a venit',
  args: { faults: { 'gateway.overview': 503, 'gateway.balances': 503 } },
  ...desktop,
  play: async ({ canvas }) => {
    await expect(await playerShown(canvas, regular)).toBeVisible()
    await expect(await balanceIn(canvas)).toHaveAttribute('aria-busy', 'true')
    // Nobody knows whether this player has excluded themselves (CPL-04).
    await expect(await playerHere(canvas)).toHaveAttribute('data-tone', 'outline')
    await closeNotices(1)
  },
}

export const SafePlay: Story = {
  name: 'Joc responsabil spune de când ești în cont și ce a făcut soldul',
  tags: ['CPL-03'],
  ...desktop,
  parameters: coveredParameters,
  play: async ({ canvas, userEvent }) => {
    await saysBalance(/482,35\slei/)(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Joc responsabil' }))
    const sheet = within(await panelOpen('SafePlayPanel', 'Joc responsabil'))
    const session = sheet.getByRole('region', { name: 'Sesiunea ta' })
    await expect(session).toHaveTextContent('Timp de la intrarea în cont')
    await expect(session).toHaveTextContent('482,35 lei')
  },
}

export const LoggedOut: Story = {
  name: 'Ieșirea din cont lasă pagina la locul ei',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const menu = await openAccountMenu(canvas, userEvent)
    await userEvent.click(menu.getByRole('button', { name: 'Ieși din cont' }))
    await expect(await canvas.findByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Turnee' })).toBeVisible()
  },
}
