import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { GameDetails, GameDetailsActions } from '#ui/game/GameDetails'
import { Drawer } from '#ui/overlay/Drawer'
import { pictureUrl } from '../pictures.ts'
import { opened } from '../ui/overlay/play.ts'
import { LobbyStart } from './LobbyRows.tsx'
import { coveredParameters, desktop, isCovered, phone, unpictured } from './page.ts'
import { Scene, type Visitor } from './Scene.tsx'

const description = `<p>Un slot cu 5 role și 20 de linii. Simbolul reginei se extinde pe toată rola în rundele gratuite.</p>
<h3>Runde gratuite</h3><p>Trei temple oriunde pe role pornesc zece runde gratuite.</p>`

type LobbyWithDetailsProps = {
  user: Visitor
  /** Why nobody can play now. */
  unavailable?: string
}

/** The lobby, and over it the details of one of its games. */
function LobbyWithDetails({ user, unavailable }: LobbyWithDetailsProps) {
  const [open, setOpen] = useState(true)
  const [favourite, setFavourite] = useState(true)
  const player = user === 'player'
  return (
    <Scene
      user={user}
      current="lobby"
      overlay={
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          kind="details"
          start="peek"
          title="Regina Nilului"
          subtitle="Cuprum Play"
          actions={
            player && (
              <FavouriteButton
                name="Regina Nilului"
                on={favourite}
                onToggle={() => setFavourite(!favourite)}
              />
            )
          }
          footer={
            <GameDetailsActions
              playHref="/play/regina-nilului/real"
              demoHref="/play/regina-nilului/demo"
              rulesHref="/joc/regina-nilului/reguli"
              restricted={!player}
              unavailable={unavailable}
            />
          }
        >
          <GameDetails
            media={{ poster: { src: pictureUrl('regina-nilului.Landscape') ?? '' } }}
            jackpot={48210.11}
            facts={{
              bet: { from: 0.2, to: 500 },
              maxWin: 250000,
              rtp: 96.21,
              volatility: 4,
              lines: 20,
              reels: 5,
            }}
            tags={[{ title: 'Teme', tags: ['Egipt', 'Rotiri gratuite', 'Wild extins'] }]}
            description={description}
          />
        </Drawer>
      }
    >
      <LobbyStart user={user} />
    </Scene>
  )
}

const meta = {
  component: LobbyWithDetails,
  parameters: coveredParameters,
  args: { user: 'player' },
} satisfies Meta<typeof LobbyWithDetails>

export default meta
type Story = StoryObj<typeof meta>

const details = async () => {
  const sheet = await opened('Regina Nilului')
  await isCovered(sheet)
  return within(sheet)
}

export const Default: Story = {
  name: 'Jucător',
  ...desktop,
  play: async () => {
    const sheet = await details()
    await expect(sheet.getByRole('heading', { name: 'Regina Nilului' })).toHaveFocus()
    await expect(sheet.getByRole('link', { name: 'Joacă' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Demo' })).toBeVisible()
    await expect(sheet.getByRole('button', { name: /Regina Nilului/, pressed: true })).toBeVisible()
    await expect(sheet.getByText('96,21%')).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'Vizitator: fără inimă, Joacă duce la intrare',
  args: { user: 'guest' },
  ...desktop,
  parameters: unpictured,
  play: async () => {
    const sheet = await details()
    await expect(sheet.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
    await expect(sheet.queryByRole('button', { name: /Favorit/ })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon: titlu, imagine și Joacă fără derulare',
  ...phone,
  play: async () => {
    const sheet = await details()
    const { bottom } = sheet.getByRole('link', { name: 'Joacă' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(sheet.getByRole('button', { name: 'Extinde' })).toBeVisible()
  },
}

export const WholeOnAPhone: Story = {
  name: 'Pe telefon, extins',
  ...phone,
  parameters: unpictured,
  play: async ({ userEvent }) => {
    const sheet = await details()
    await userEvent.click(sheet.getByRole('button', { name: 'Extinde' }))
    await expect(await sheet.findByRole('button', { name: 'Coboară' })).toBeVisible()
    await opened('Regina Nilului')
  },
}

export const GuestOnAPhone: Story = {
  name: 'Pe telefon, vizitator',
  args: { user: 'guest' },
  ...phone,
  parameters: unpictured,
  play: async () => {
    const sheet = await details()
    await expect(sheet.getByRole('link', { name: 'Intră în cont și joacă' })).toBeVisible()
  },
}

export const Unavailable: Story = {
  name: 'În mentenanță',
  args: { unavailable: 'Jocul este în mentenanță până la 18:00.' },
  ...desktop,
  parameters: unpictured,
  play: async () => {
    const sheet = await details()
    await expect(sheet.getByText('Jocul este în mentenanță până la 18:00.')).toBeVisible()
    await expect(sheet.queryByRole('link', { name: 'Joacă' })).not.toBeInTheDocument()
  },
}
