import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { opened } from '../ui/overlay/play.ts'
import { Bonus, News, Pause, SafePlay } from './PlayOverlays.tsx'
import { PlayScene } from './PlayScene.tsx'
import { coveredParameters, desktop, isCovered, pageParameters, phone, unpictured } from './page.ts'

const meta = {
  component: PlayScene,
  parameters: { ...pageParameters, visual: { area: 'window' } },
  args: { user: 'player' },
} satisfies Meta<typeof PlayScene>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Jucător, pe bani',
  ...desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Regina Nilului')
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByText('Timp de joc: o oră și 24 de minute')).toBeInTheDocument()
  },
}

export const Guest: Story = {
  name: 'Vizitator, demo',
  args: { user: 'guest' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Demo', pressed: true })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Favorit/ })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Joc responsabil' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const asked = async () => {
  const question = await screen.findByRole('alertdialog', { name: 'Pauză scurtă?' })
  await Promise.all(question.getAnimations().map(({ finished }) => finished))
  await isCovered(question)
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Ia o pauză' })).toHaveFocus())
}

export const RealityCheck: Story = {
  name: 'CPL-05 Întrebarea de după o oră',
  args: { overlay: <Pause /> },
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: asked,
}

export const RealityCheckOnAPhone: Story = {
  name: 'Întrebarea, pe telefon',
  args: { overlay: <Pause /> },
  ...phone,
  parameters: { ...coveredParameters, ...unpictured },
  play: asked,
}

export const SaferPlay: Story = {
  name: 'CPL-03 Joc responsabil',
  args: { overlay: <SafePlay /> },
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: async () => {
    const sheet = await opened('Joc responsabil')
    await isCovered(sheet)
    await expect(within(sheet).getByRole('link', { name: /^Autoexcludere/ })).toBeVisible()
  },
}

export const SaferPlayOnAPhone: Story = {
  name: 'Joc responsabil, pe telefon',
  args: { overlay: <SafePlay /> },
  ...phone,
  parameters: { ...coveredParameters, ...unpictured },
  play: async () => isCovered(await opened('Joc responsabil')),
}

export const BonusOffer: Story = {
  name: 'BON-03 Un bonus oferit',
  args: { overlay: <Bonus /> },
  ...phone,
  parameters: coveredParameters,
  play: async () => {
    const offer = await opened('Rotiri pentru Regina Nilului')
    await isCovered(offer)
    await expect(within(offer).getByRole('button', { name: 'Acceptă' })).toBeVisible()
    await expect(within(offer).getByRole('button', { name: 'Refuză' })).toBeVisible()
    await expect(within(offer).getByRole('img', { name: '18+' })).toBeVisible()
  },
}

export const Message: Story = {
  name: 'WEB-01 O veste',
  args: { overlay: <News /> },
  ...desktop,
  parameters: { ...coveredParameters, ...unpictured },
  play: async () => {
    const news = await opened('Mesele live s-au mutat')
    await isCovered(news)
    await expect(within(news).getByRole('button', { name: 'Ascunde 12 ore' })).toBeVisible()
  },
}
