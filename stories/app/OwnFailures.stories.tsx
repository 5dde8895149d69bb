import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { desktop, isWholePage, unpictured } from './page.ts'
import { closeNotices } from './panels.ts'
import type { Site } from './Site.tsx'

const failures = [
  /^Nu am putut încărca favoritele/,
  /^Nu am putut încărca jocurile pe care/,
  /^Nu am putut încărca ultimele câștiguri/,
  /^Nu am putut încărca bonusurile/,
  /^Nu am putut aduce jocurile alese/,
  /^Nu am putut încărca recomandările/,
]

const meta = {
  ...site,
  args: { path: '/utilizator/jocurile-mele', player: regular },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Nicio listă nu a venit',
  args: {
    faults: {
      'gateway.favourites': 503,
      'gateway.playerGames': 503,
      'gateway.gameResults': 503,
      'gateway.gamingBonuses': 503,
      '/api/bloomreach': 503,
      '/sandbox/casino': 503,
    },
  },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Jocurile mele')
    const main = within(canvas.getByRole('main'))
    for (const failure of failures) await expect((await main.findAllByText(failure))[0]).toBeVisible()
    await closeNotices(2)
  },
}

/** Stores a list that is a week old, and was fresh for an hour. */
const keepOldList = () =>
  localStorage.setItem(
    'arama.personalised',
    JSON.stringify({
      data: { recommendations: ['hermes-legacy', 'povesti-5', 'ciresul-bunicii'], duration: 3_600_000 },
      storedAt: Date.now() - 7 * 86_400_000,
    }),
  )

export const Outdated: Story = {
  name: 'O listă veche este spusă ca atare',
  tags: ['PER-10'],
  args: { faults: { '/api/bloomreach': 503 } },
  ...desktop,
  parameters: unpictured,
  beforeEach: keepOldList,
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const said = /^Nu am putut aduce jocurile alese pentru tine\. Lista este cea de dinainte\.$/
    await expect(await main.findByText(said)).toBeVisible()
    await expect(main.getByRole('list', { name: 'Alese pentru tine' })).toBeVisible()
    mend()
    await userEvent.click(main.getByRole('button', { name: 'Reîncearcă' }))
    await waitFor(() => expect(main.queryByText(said)).not.toBeInTheDocument())
  },
}

export const Mended: Story = {
  name: 'Reîncearcă aduce lista',
  args: { faults: { 'gateway.playerGames': 503 } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const failure = /^Nu am putut încărca jocurile pe care/
    await main.findAllByText(failure)
    mend()
    await userEvent.click(main.getAllByRole('button', { name: 'Reîncearcă' })[0] as HTMLElement)
    await expect(await main.findByRole('heading', { name: /^Pentru că ai jucat \S/ })).toBeVisible()
    await waitFor(() => expect(main.queryByText(failure)).not.toBeInTheDocument())
  },
}
