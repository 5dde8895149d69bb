import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import { QuietMode } from '#ui/shell/QuietMode'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { closed, opened } from '../ui/overlay/play.ts'
import { compliance, subMenuEntries } from '../ui/shell/entries.ts'
import { LobbyStart } from './LobbyRows.tsx'
import { coveredParameters, isCovered, phone, unpictured } from './page.ts'
import { Scene, type Visitor } from './Scene.tsx'

/** The two ways in, or the player's own. */
function Personal({ user }: { user: Visitor }) {
  return (
    <div className="sceneWays">
      {user === 'player' ? (
        <>
          <Button href="/cont">Contul meu</Button>
          <Button onClick={fn()}>Ieși din cont</Button>
        </>
      ) : (
        <>
          <Button href="/inregistrare">Înregistrare</Button>
          <Button tone="primary" href="/intra">
            Intră în cont
          </Button>
        </>
      )}
    </div>
  )
}

/** The lobby of a phone, and the menu over it. */
function LobbyWithMenu({ user }: { user: Visitor }) {
  const [open, setOpen] = useState(true)
  const [quiet, setQuiet] = useState(false)
  const close = () => setOpen(false)
  const menu = (
    <Dialog open={open} onClose={close} kind="menu" shape="end" title="Meniu">
      <MenuDrawer
        lobbies={[
          { id: 'casino', label: 'Cazino', href: '/', icon: 'cards', current: true },
          { id: 'live', label: 'Live', href: '/cazinou-live', icon: 'broadcast' },
        ]}
        items={subMenuEntries}
        personal={<Personal user={user} />}
        onSafePlay={fn()}
        controls={
          <>
            <QuietMode checked={quiet} onChange={setQuiet} />
            <div className="sceneTheme">
              Temă: a sistemului
              <ThemeSwitch theme="system" onChange={fn()} />
            </div>
          </>
        }
        apps={[
          { label: 'Android', href: 'https://magazin.arama.test/android' },
          { label: 'iPhone', href: 'https://magazin.arama.test/iphone' },
        ]}
        legal={compliance.links.map(({ label, url }) => ({ label, href: url }))}
        onFollow={close}
      />
    </Dialog>
  )
  return (
    <Scene user={user} current="lobby" overlay={menu}>
      <LobbyStart user={user} />
    </Scene>
  )
}

const meta = {
  component: LobbyWithMenu,
  parameters: coveredParameters,
  args: { user: 'player' },
} satisfies Meta<typeof LobbyWithMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Pe telefon, jucător',
  ...phone,
  play: async () => {
    const menu = await opened('Meniu')
    await isCovered(menu)
    const names = within(menu)
      .getAllByRole('navigation')
      .map((nav: HTMLElement) => nav.getAttribute('aria-label'))
    await expect(names).toEqual(['Lobby', 'Secțiuni', 'Informații legale'])
    await expect(within(menu).getByRole('button', { name: 'Joc responsabil' })).toBeVisible()
  },
}

export const Guest: Story = {
  name: 'Pe telefon, vizitator',
  args: { user: 'guest' },
  ...phone,
  parameters: unpictured,
  play: async () => {
    const menu = await opened('Meniu')
    await expect(within(menu).getByRole('link', { name: 'Intră în cont' })).toBeVisible()
  },
}

export const OnATablet: Story = {
  name: 'Pe tabletă',
  globals: { viewport: { value: 'tablet' } },
  parameters: unpictured,
  play: async () => isCovered(await opened('Meniu')),
}

export const Followed: Story = {
  name: 'Un link urmat închide meniul',
  ...phone,
  parameters: unpictured,
  play: async ({ userEvent }) => {
    const menu = await opened('Meniu')
    await userEvent.click(within(menu).getByRole('link', { name: 'Câștigători' }))
    await closed()
    await expect(document.querySelector('main')?.closest('[inert]')).toBeNull()
  },
}
