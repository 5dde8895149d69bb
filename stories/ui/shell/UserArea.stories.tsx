import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Header } from '#ui/shell/Header'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { UserArea } from '#ui/shell/UserArea'
import { Examples } from '../../matrix.tsx'
import { headerLinks } from './entries.ts'

const guest = {
  state: 'guest',
  registerHref: 'https://cont.arama.test/inregistrare',
  loginHref: '/intra',
} as const

const meta = { component: UserArea, args: guest } satisfies Meta<typeof UserArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cine nu este în cont',
  tags: ['MNU-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Înregistrare' })).toHaveAttribute(
      'href',
      guest.registerHref,
    )
    await expect(canvas.getByRole('link', { name: 'Intră în cont' })).toHaveAttribute('href', '/intra')
  },
}

const onLogin = fn()

export const LoginInPlace: Story = {
  name: 'Intrarea se deschide peste pagină',
  tags: ['proof', 'MNU-05'],
  args: { ...guest, onLogin },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    onLogin.mockClear()
    const link = canvas.getByRole('link', { name: 'Intră în cont' })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(onLogin).not.toHaveBeenCalled()
    await userEvent.click(link)
    await expect(onLogin).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: 'Nu se știe încă cine este',
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verificăm dacă ești conectat')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

const player = (
  <PlayerArea
    username="andrei_m"
    depositHref="/cont/depunere"
    accountHref="/cont"
    balance={{ value: 1245.8, masked: false, onToggle: fn() }}
  />
)

const leaving = (
  <PlayerArea
    username="constantin_brancoveanu_1714"
    depositHref="/cont/depunere"
    accountHref="/cont"
    balance={{ value: 1284907.36, masked: false, onToggle: fn() }}
    onLogout={fn()}
  />
)

const states = {
  'Încă necunoscut': <UserArea state="pending" />,
  'Poate jucător': <UserArea state="pending" expected="player" />,
  Vizitator: <UserArea {...guest} />,
  'Jucător, pe drum': <UserArea state="player" />,
  Jucător: <UserArea state="player">{player}</UserArea>,
  'Jucător cu ieșire': <UserArea state="player">{leaving}</UserArea>,
}

/** All of them in the header of a page, with a plate in the place of its search. */
const headers = (search: number) => (
  <div style={{ display: 'grid', gap: 12 }}>
    {Object.entries(states).map(([name, area]) => (
      <section key={name} aria-label={name}>
        <Header logoHref="/" logoLabel="aramă" nav={<OverflowNav label={name} items={headerLinks} />}>
          {search > 0 && (
            <div style={{ inlineSize: search, blockSize: 40, border: '1px solid', borderRadius: 10 }} />
          )}
          {area}
        </Header>
      </section>
    ))}
  </div>
)

/** What stands beside the area, and the area itself, as whole pixels. */
function placesIn(header: HTMLElement): number[] {
  const bar = header.firstElementChild as HTMLElement
  const boxes = [header, ...bar.children].map((element) => element.getBoundingClientRect())
  return boxes.flatMap(({ left, right, height }) => [left, right, height].map(Math.round))
}

const still = (viewport: string, search = 0): Story => ({
  globals: { viewport: { value: viewport } },
  parameters: { frame: 'bare', a11y: { test: 'off' } },
  render: () => headers(search),
  play: async ({ canvas, canvasElement }) => {
    const [first = [], ...others] = canvas.getAllByRole('banner').map(placesIn)
    for (const other of others) await expect(other).toEqual(first)
    await expect(first[2]).toBeLessThanOrEqual(56)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const StillOnPhone: Story = {
  ...still('phone'),
  name: 'Pe telefon nu se mută nimic când se află cine este',
  tags: ['proof', 'MNU-05'],
}
export const StillAt480: Story = {
  ...still('w480'),
  name: 'La 480 px nu se mută nimic când se află cine este',
  tags: ['proof', 'MNU-05'],
}
export const StillOnTablet: Story = {
  ...still('tablet', 40),
  name: 'Pe tabletă nu se mută nimic când se află cine este',
  tags: ['proof', 'MNU-05'],
}
export const StillOnLaptop: Story = {
  ...still('laptop', 192),
  name: 'Pe laptop nu se mută nimic când se află cine este',
  tags: ['proof', 'MNU-05'],
}
export const StillOnDesktop: Story = {
  ...still('desktop', 223),
  name: 'Pe ecran lat nu se mută nimic când se află cine este',
  tags: ['proof', 'MNU-05'],
}

export const PlayerArrives: Story = {
  name: 'Fiecare parte a jucătorului are locul ei',
  tags: ['proof', 'MNU-05'],
  parameters: { visual: { disable: true } },
  render: () => (
    <>
      <UserArea state="pending" expected="player" />
      <UserArea state="player">{player}</UserArea>
    </>
  ),
  play: async ({ canvas }) => {
    const places = [...canvas.getByRole('status').querySelectorAll('[data-places=drawn] > *')]
    const link = canvas.getByRole('button', { name: /Contul meu/ }).parentElement
    const parts = [canvas.getByRole('group'), canvas.getByRole('link', { name: 'Depune' }), link]
    const spans = (elements: (Element | null)[]) =>
      elements.map((element) => {
        const { left, right } = (element as Element).getBoundingClientRect()
        return [Math.round(left), Math.round(right)]
      })
    await expect(spans(parts)).toEqual(spans(places))
  },
}

/** The session is known, the player's part still on its way. */
export const PlayerLoading: Story = {
  name: 'Soldul jucătorului încă nu a venit',
  args: { state: 'player', registerHref: undefined, loginHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={Object.keys(states)} style={{ display: 'grid', gap: 16, justifyItems: 'end' }}>
      {Object.entries(states).map(([name, area]) => (
        <div key={name}>{area}</div>
      ))}
    </Examples>
  ),
}
