import { type ReactNode, useState } from 'react'
import { fn } from 'storybook/test'
import { Page } from '#ui/layout/Page'
import { ChatToggle } from '#ui/shell/ChatToggle'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
import { Header } from '#ui/shell/Header'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { SkipLink } from '#ui/shell/SkipLink'
import { SubMenu } from '#ui/shell/SubMenu'
import { TabBar } from '#ui/shell/TabBar'
import { type Theme, ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { UserArea } from '#ui/shell/UserArea'
import { compliance, headerLinks, subMenuEntries } from '../ui/shell/entries.ts'
import { tabs } from '../ui/shell/tabs.ts'
import './pages.css'

export type Visitor = 'guest' | 'pending' | 'player'

export type Place = 'all' | 'live' | 'lobby' | 'promotions'

export type SceneProps = {
  /** Who looks; `pending` is the moment in which nobody knows. */
  user: Visitor
  /** The page that is open; none for pages outside of the menus. */
  current?: Place
  /** A bar between the menus and the page. */
  notice?: ReactNode
  /** What lies over the page. */
  overlay?: ReactNode
  /** The parts of the page. */
  children: ReactNode
}

/** Entries of the four menus that lead to the open page. */
const entriesOf: Record<Place, readonly string[]> = {
  all: ['casino', 'all'],
  live: ['live'],
  lobby: ['casino', 'home', 'lobby'],
  promotions: ['promotions'],
}

/** A whole page of the site, made of the kit alone. */
export function Scene({ user, current, notice, overlay, children }: SceneProps) {
  const open = current ? entriesOf[current] : []
  const marked = <Entry extends { id: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, current: open.includes(entry.id) }))

  return (
    <>
      <div className="scene">
        <SkipLink href="#continut">Sari la conținut</SkipLink>
        <Header
          logoHref="/"
          logoLabel="aramă, pagina de start"
          nav={<OverflowNav label="Site" items={marked(headerLinks)} />}
        >
          <Account user={user} />
        </Header>
        <SubMenu label="Secțiuni" items={marked(subMenuEntries)}>
          <Tools player={user === 'player'} />
        </SubMenu>
        {notice}
        <Page id="continut">{children}</Page>
        <ComplianceFooter compliance={compliance} />
        <TabBar label="Navigare rapidă" items={marked(tabs)} />
      </div>
      {overlay}
    </>
  )
}

function Account({ user }: { user: Visitor }) {
  const [masked, setMasked] = useState(false)
  if (user === 'pending') return <UserArea state="pending" />
  if (user === 'guest') return <UserArea state="guest" registerHref="/inregistrare" loginHref="/intra" />
  return (
    <UserArea state="player">
      <PlayerArea
        username="andrei_m"
        depositHref="/cont/depunere"
        accountHref="/cont"
        balance={{ value: 1245.8, masked, onToggle: setMasked }}
      />
    </UserArea>
  )
}

/** Theme and chat, at the end of the sub-menu. */
function Tools({ player }: { player: boolean }) {
  const [theme, setTheme] = useState<Theme>('system')
  return (
    <>
      <ThemeSwitch theme={theme} onChange={setTheme} />
      <ChatToggle state="hidden" unread={player ? 2 : 0} onToggle={fn()} />
    </>
  )
}
