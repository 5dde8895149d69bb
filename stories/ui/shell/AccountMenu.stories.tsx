import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { AccountMenu, type AccountMenuProps } from '#ui/shell/AccountMenu'
import { Header } from '#ui/shell/Header'
import { UserArea } from '#ui/shell/UserArea'
import { Examples } from '../../matrix.tsx'
import { closed, opened } from '../overlay/play.ts'
import { onTouch } from './accountMenuOnTouch.ts'
import { showStates } from './showStates.ts'

const links: AccountMenuProps['links'] = [
  { id: 'mine', label: 'Jocurile mele', href: '/jocurile-mele', icon: 'cards' },
  { id: 'recent', label: 'Jucate recent', href: '/jucate-recent', icon: 'clock-counter-clockwise' },
]

const meta = {
  component: AccountMenu,
  tags: ['beta'],
  args: { username: 'andrei_m', accountHref: '/cont', links },
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

const avatar = () => screen.getByRole('button', { name: /^Contul meu/ })
const menu = () => opened('Meniul contului')
/** What the menu shows, in order. */
const entries = (panel: HTMLElement) =>
  [...panel.querySelectorAll('a, button')].map(({ textContent }) => textContent)

export const Default: Story = {
  name: 'Avatarul',
  tags: ['MNU-05'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Contul meu, andrei_m', expanded: false })
    await expect(button.querySelector('[data-letters]')).toHaveAttribute('data-letters', 'AM')
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

/** In the header of a page, with space for the menu under it. */
const inHeader = (args: AccountMenuProps) => (
  <div style={{ minBlockSize: 320 }}>
    <Header logoHref="/" logoLabel="Aramă, pagina principală">
      <UserArea state="player">
        <AccountMenu {...args} />
      </UserArea>
    </Header>
  </div>
)

const onLogout = fn()

const open: Pick<Story, 'parameters' | 'render'> = {
  parameters: { frame: 'bare', visual: { area: 'window' } },
  render: inHeader,
}

export const Menu: Story = {
  ...open,
  name: 'Meniul contului',
  tags: ['MNU-05'],
  args: { onLogout },
  play: async ({ userEvent }) => {
    await userEvent.click(avatar())
    const panel = await menu()
    await expect(avatar()).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toHaveTextContent(/^andrei_m/)
    await expect(entries(panel)).toEqual(['Contul meu', 'Jocurile mele', 'Jucate recent', 'Ieși din cont'])
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 8)
    for (const entry of within(panel).getAllByRole('link'))
      await expect(entry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const OnAPhone: Story = { ...open, ...onTouch('phone'), name: 'Pe telefon', args: { onLogout } }

export const OnATablet: Story = { ...open, ...onTouch('tablet'), name: 'Pe tabletă', args: { onLogout } }

export const Embedded: Story = {
  name: 'Ieșirea închide meniul, avatarul are iar focusul',
  tags: ['proof', 'MNU-05'],
  args: { onLogout },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    onLogout.mockClear()
    await userEvent.click(avatar())
    const panel = await menu()
    await expect(entries(panel).at(-1)).toBe('Ieși din cont')
    await userEvent.click(within(panel).getByRole('button', { name: 'Ieși din cont' }))
    await expect(onLogout).toHaveBeenCalledOnce()
    await expect(avatar()).toHaveFocus()
    await closed()
    await expect(avatar()).toHaveFocus()
  },
}

export const ByKeys: Story = {
  name: 'Cu tastatura: săgeți, Tab și Escape',
  tags: ['proof', 'UXP-08'],
  args: { onLogout },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      avatar().focus()
      await userEvent.keyboard(key)
      const panel = within(await menu())
      await waitFor(() => expect(panel.getByRole('link', { name: 'Contul meu' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(panel.getByRole('link', { name: 'Jocurile mele' })).toHaveFocus()
      await userEvent.tab()
      await expect(panel.getByRole('link', { name: 'Jucate recent' })).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
      await expect(panel.getByRole('button', { name: 'Ieși din cont' })).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await closed()
      await expect(avatar()).toHaveFocus()
    }
  },
}

export const PressedBeside: Story = {
  name: 'O apăsare alături, altă pagină și încă o apăsare închid meniul',
  tags: ['proof', 'MNU-05'],
  parameters: { visual: { disable: true } },
  render: function Shown(args) {
    const [page, setPage] = useState('/turnee')
    return (
      <>
        <AccountMenu {...args} page={page} />
        <Button onKeyDown={() => setPage('/')}>Alături</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(avatar())
    await menu()
    const beside = canvas.getByRole('button', { name: 'Alături' })
    await userEvent.click(beside)
    await closed()
    await expect(beside).toHaveFocus()
    await userEvent.click(avatar())
    await menu()
    fireEvent.keyDown(beside)
    await closed()
    await userEvent.click(avatar())
    await menu()
    await userEvent.click(avatar())
    await closed()
  },
}

export const WithoutName: Story = {
  ...open,
  name: 'Numele nu se știe: pe drum, sau cererea lui a eșuat',
  tags: ['MNU-05'],
  args: { username: undefined, onLogout },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Contul meu' })).toContainHTML('<svg')
    await userEvent.click(avatar())
    await expect(entries(await menu())).toHaveLength(4)
  },
}

export const LongestText: Story = {
  ...open,
  name: 'Cel mai lung text',
  args: { username: 'alexandra.constantinescu-dumbravescu.din.campulung', onLogout },
  play: async ({ userEvent }) => {
    await userEvent.click(avatar())
    const panel = await menu()
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    const name = within(panel).getByText(/^alexandra/)
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Sub cursor', 'Cu focus', 'O singură literă', 'Numele nu se știe']}
      style={{ display: 'flex', gap: 16 }}
    >
      <AccountMenu {...args} />
      <AccountMenu {...args} />
      <AccountMenu {...args} username="mihai" />
      <AccountMenu {...args} username={undefined} />
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [0], focus: [1] })
  },
}
