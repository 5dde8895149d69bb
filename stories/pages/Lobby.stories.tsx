import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { OfflineBar } from '#ui/feedback/OfflineBar'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell } from '#ui/layout/Page'
import { Section } from '#ui/layout/Section'
import { LobbyLoading } from './LobbyLoading.tsx'
import { Games, LobbyRows } from './LobbyRows.tsx'
import { LobbyTools, LobbyTop } from './LobbyTop.tsx'
import { desktop, isWholePage, pageParameters, partsOf, phone, unpictured } from './page.ts'
import { Scene } from './Scene.tsx'

const meta = {
  component: Scene,
  parameters: pageParameters,
  args: { user: 'guest', current: 'lobby', children: null },
  render: ({ children, ...scene }) => <Scene {...scene}>{children ?? <LobbyRows user={scene.user} />}</Scene>,
} satisfies Meta<typeof Scene>

export default meta
type Story = StoryObj<typeof meta>

const rows = [
  'Top 10 în România',
  'Mese live',
  'Toate sloturile noi',
  'Povești din Nil',
  'Alese pentru tine',
  'Colecții',
  'Aventuri mari',
  'Furnizori',
  'Câștigători recenți',
]

export const Default: Story = {
  name: 'Vizitator',
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(partsOf(canvas).slice(-10)).toEqual(['Populare acum', ...rows])
    await expect(canvas.getByRole('link', { name: 'Intră în cont' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Sold' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Anunță-mă/ })).not.toBeInTheDocument()
  },
}

export const Player: Story = {
  name: 'Jucător',
  args: { user: 'player' },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(partsOf(canvas).slice(-10)).toEqual(['Jucate recent', ...rows])
    await expect(canvas.getByRole('group', { name: 'Sold' })).toHaveTextContent('1.245,80 lei')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sari la conținut' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Pending: Story = {
  name: 'Încă nu se știe cine e',
  args: { user: 'pending' },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(
      within(canvas.getAllByRole('banner')[0] as HTMLElement).getByRole('status'),
    ).toHaveTextContent(/./)
    await expect(canvas.queryByRole('link', { name: 'Intră în cont' })).not.toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, jucător',
  args: { user: 'player' },
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    const tabs = within(canvas.getByRole('navigation', { name: 'Navigare rapidă' }))
    await expect(tabs.getByRole('link', { name: 'Cazino' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('button', { name: 'Caută' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Secțiuni' })).not.toBeInTheDocument()
  },
}

export const GuestOnAPhone: Story = {
  name: 'Pe telefon, vizitator',
  ...phone,
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(canvas.getByRole('link', { name: 'Intră în cont' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Se încarcă',
  args: { user: 'pending', children: <LobbyLoading /> },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull()
    await expect(within(canvas.getByRole('main')).queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Fără favorite',
  args: {
    user: 'player',
    children: (
      <>
        <h1 className="visually-hidden">Cazino</h1>
        <LobbyTop />
        <LobbyTools />
        <PageCell>
          <Section title="Favorite">
            <EmptyState
              icon="heart"
              title="Nu ai încă jocuri favorite."
              text="Apasă inima de pe un joc ca să îl găsești aici."
              action={<Button href="/jocuri">Vezi toate jocurile</Button>}
            />
          </Section>
        </PageCell>
        <Games user="player" layout="Default" title="Populare acum" count="214" liked={false} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    const favourites = within(canvas.getByRole('region', { name: 'Favorite' }))
    await expect(favourites.getByText('Apasă inima de pe un joc ca să îl găsești aici.')).toBeVisible()
    await expect(favourites.getByRole('link', { name: 'Vezi toate jocurile' })).toBeVisible()
    await expect(partsOf(canvas).at(-1)).toBe('Populare acum')
  },
}

const onRetry = fn()

export const Failed: Story = {
  name: 'Un rând nu s-a încărcat, apoi conexiunea a căzut',
  args: {
    user: 'player',
    notice: (
      <OfflineBar offline>
        <Button tone="quiet" size="s" onClick={fn()}>
          Verifică din nou
        </Button>
      </OfflineBar>
    ),
    children: (
      <LobbyRows
        user="player"
        tables={
          <PageCell>
            <Section title="Mese live">
              <RetryStrip text="Nu am putut încărca acest rând." onRetry={onRetry} />
            </Section>
          </PageCell>
        }
      />
    ),
  },
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(canvas.getByText('Ești offline.')).toBeVisible()
    const failed = within(canvas.getByRole('region', { name: 'Mese live' }))
    await userEvent.click(failed.getByRole('button', { name: 'Reîncearcă' }))
    await waitFor(() => expect(onRetry).toHaveBeenCalled())
    await expect(canvas.getByRole('region', { name: 'Toate sloturile noi' })).toBeVisible()
    window.scrollTo(0, 0)
  },
}
