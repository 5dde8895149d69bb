import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { regular } from './fixtures/players.ts'
import { site } from './meta.ts'
import { coveredParameters, desktop, phone, unpictured } from './page.ts'
import { noticeOf, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const offer = {
  id: 'mesaj-bonus',
  type: 'bonus' as const,
  displayType: 'dialog' as const,
  message: 'Ai primit un bonus.',
  bonusId: 'bonus-nou',
}

/** A player with an offered bonus. */
const offered = {
  ...regular,
  platform: {
    waitingMessages: { errorCode: 0, messages: [offer] },
    confirmBonus: { errorCode: 0 },
  },
  bonusDetails: {
    bonus: {
      bonusId: 'bonus-nou',
      playType: 'freespins',
      freeSpinsCount: 25,
      goldenChips: undefined,
      templateCode: undefined,
      bonusTemplate: {
        title: '25 de rotiri gratuite',
        gamingContext: { selectedGames: ['lupul-argintiu', 'arcul-de-foc'] },
      },
    },
  },
}

const meta = {
  ...site,
  args: { path: '/turnee', player: offered },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

const popup = async () => within(await panelOpen('BonusOffer', '25 de rotiri gratuite'))

export const Default: Story = {
  ...desktop,
  name: 'Un bonus propus',
  play: async () => {
    const dialog = await popup()
    await expect(dialog.getByRole('link', { name: 'Vezi jocurile' })).toBeVisible()
    const [no, yes] = ['Refuză', 'Acceptă'].map((name) => dialog.getByRole('button', { name }))
    await expect(no?.getBoundingClientRect().width).toBe(yes?.getBoundingClientRect().width)
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async () => void (await popup()),
}

export const Generic: Story = {
  name: 'Un bonus la care nu se numără nimic',
  ...desktop,
  args: {
    player: {
      ...offered,
      bonusDetails: {
        bonus: { ...offered.bonusDetails.bonus, playType: 'cash', freeSpinsCount: undefined },
      },
    },
  },
  play: async () => {
    const dialog = await popup()
    await expect(dialog.queryByText(/rotiri gratuite$/, { selector: 'p' })).not.toBeInTheDocument()
  },
}

export const Accepted: Story = {
  name: 'Acceptat: mulțumește și dispare',
  tags: ['BON-03'],
  ...desktop,
  parameters: unpictured,
  play: async ({ userEvent }) => {
    await userEvent.click((await popup()).getByRole('button', { name: 'Acceptă' }))
    await panelGone()
    await expect(await noticeOf('Bonusul este al tău.')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Răspunsul nu ajunge: spune și rămâne',
  ...desktop,
  args: { player: { ...offered, platform: { ...offered.platform, confirmBonus: { errorCode: 7 } } } },
  play: async ({ userEvent }) => {
    const dialog = await popup()
    await userEvent.click(dialog.getByRole('button', { name: 'Acceptă' }))
    await expect(await noticeOf('Nu am putut trimite răspunsul tău la bonus.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Acceptă' })).toBeEnabled()
  },
}
