import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Chip } from '#ui/controls/Chip'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LiveTile, LiveTileSkeleton } from '#ui/game/LiveTile'
import { PageCell } from '#ui/layout/Page'
import { Rail } from '#ui/layout/Rail'
import { Section } from '#ui/layout/Section'
import { tablesFor } from './data.ts'
import { desktop, isWholePage, pageParameters, phone, unpictured } from './page.ts'
import { Scene, type Visitor } from './Scene.tsx'
import { Title } from './Title.tsx'

const quick = ['Toate mesele', 'Locuri libere', 'În română', 'Ruletă', 'Blackjack', 'Baccarat']

function Quick() {
  const [chosen, setChosen] = useState('Toate mesele')
  return (
    <PageCell className="sceneChips">
      {quick.map((name) => (
        <Chip key={name} selected={name === chosen} onPress={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </PageCell>
  )
}

function LiveLobby({ user }: { user: Visitor }) {
  const tables = tablesFor(user)
  const ours = tables.filter(({ language, open }) => language === 'ro' && open !== false)
  return (
    <>
      <Title title="Cazinou live" count="42 de mese" />
      <Quick />
      <PageCell>
        <Rail layout="Landscape" title="Dealeri care vorbesc română" count="18">
          {ours.map((table) => (
            <LiveTile key={table.href} {...table} />
          ))}
        </Rail>
      </PageCell>
      <PageCell>
        <Section title="Toate mesele" count="42">
          <ul className="sceneTables">
            {tables.map((table) => (
              <li key={table.href}>
                <LiveTile {...table} />
              </li>
            ))}
          </ul>
        </Section>
      </PageCell>
    </>
  )
}

const meta = {
  component: Scene,
  parameters: pageParameters,
  args: { user: 'guest', current: 'live', children: null },
  render: ({ children, ...scene }) => <Scene {...scene}>{children ?? <LiveLobby user={scene.user} />}</Scene>,
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Vizitator',
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    await expect(canvas.queryByRole('button', { name: /^Anunță-mă/ })).not.toBeInTheDocument()
  },
}

export const Player: Story = {
  name: 'Jucător: mese deschise, pline și închise',
  args: { user: 'player' },
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    const all = within(canvas.getByRole('region', { name: 'Toate mesele' }))
    await expect(all.getByRole('link', { name: /^Blackjack Aramă 3\. .*3 locuri libere$/ })).toBeVisible()
    await expect(all.getByRole('link', { name: /^Blackjack Aramă 1\. Masă plină$/ })).toBeVisible()
    await expect(all.getByRole('link', { name: /^Blackjack VIP\. Masă închisă/ })).toBeVisible()
    await expect(all.getByRole('button', { name: /^Anunță-mă când se deschide/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, jucător',
  args: { user: 'player' },
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    const tabs = within(canvas.getByRole('navigation', { name: 'Navigare rapidă' }))
    await expect(tabs.getByRole('link', { name: 'Live' })).toHaveAttribute('aria-current', 'page')
  },
}

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export const Loading: Story = {
  name: 'Se încarcă',
  args: {
    user: 'player',
    children: (
      <>
        <Title title="Cazinou live" />
        <PageCell aria-busy="true" className="sceneTables">
          {places.map((place) => (
            <LiveTileSkeleton key={place} />
          ))}
        </PageCell>
      </>
    ),
  },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    await expect(within(canvas.getByRole('main')).queryByRole('article')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Nicio masă deschisă',
  args: {
    user: 'player',
    children: (
      <>
        <Title title="Cazinou live" />
        <PageCell>
          <EmptyState
            icon="broadcast"
            title="Nicio masă nu este deschisă acum."
            text="Prima se deschide la 18:00. Până atunci, ruletele și cărțile cu dealer virtual rămân la îndemână."
            action={<Chip href="/categorii/masa">Vezi jocurile de masă</Chip>}
          />
        </PageCell>
      </>
    ),
  },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazinou live')
    await expect(canvas.getByText('Nicio masă nu este deschisă acum.')).toBeVisible()
  },
}
