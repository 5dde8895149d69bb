import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import { PlayerBlock } from '#ui/shell/PlayerBlock'
import { Examples, fits } from '../../matrix.tsx'
import { subMenuEntries } from './entries.ts'

/** Where it stands: the menu’s own surface, as wide as on a phone. */
const Menu = ({ children, width = 320 }: { children: ReactNode; width?: number }) => (
  <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
    <MenuDrawer lobbies={[]} items={subMenuEntries.slice(0, 2)} onSafePlay={fn()} personal={children} />
  </div>
)

const meta = {
  component: PlayerBlock,
  args: {
    username: 'andrei_m',
    balance: { value: 1245.8, masked: false, onToggle: fn() },
    depositHref: '/cont/depunere',
    accountHref: '/cont',
  },
  render: (args) => (
    <Menu>
      <PlayerBlock {...args} />
    </Menu>
  ),
} satisfies Meta<typeof PlayerBlock>

export default meta
type Story = StoryObj<typeof meta>

const onFollow = fn()

export const Default: Story = {
  name: 'Nume, sold, depunere și cont',
  tags: ['MNU-05'],
  args: { onFollow },
  play: async ({ canvas, userEvent }) => {
    onFollow.mockClear()
    await expect(canvas.getByText('andrei_m')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Sold' })).toHaveTextContent('1.245,80 lei')
    await expect(canvas.getByRole('link', { name: 'Depune' })).toHaveAttribute('href', '/cont/depunere')
    await userEvent.click(canvas.getByRole('link', { name: 'Contul meu' }))
    await expect(onFollow).toHaveBeenCalledOnce()
  },
}

const on = { onDeposit: fn(), onAccount: fn(), onLogout: fn() }

export const Embedded: Story = {
  name: 'Cu ieșire, unde contul este în pagină',
  tags: ['MNU-05'],
  args: on,
  play: async ({ canvas, userEvent }) => {
    for (const handler of Object.values(on)) handler.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Depune' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Contul meu' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ieși din cont' }))
    for (const handler of Object.values(on)) await expect(handler).toHaveBeenCalledOnce()
  },
}

export const BalanceHidden: Story = {
  name: 'Soldul ascuns',
  args: { balance: { value: 1245.8, masked: true, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ascunde soldul' }))
    await expect(args.balance?.onToggle).toHaveBeenLastCalledWith(false)
  },
}

export const SelfExcluded: Story = {
  name: 'După autoexcludere: depunerea nu îndeamnă',
  tags: ['CPL-04'],
  args: { depositTone: 'outline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Depune' })).toHaveAttribute('data-tone', 'outline')
  },
}

export const BalancePending: Story = {
  name: 'Soldul încă nu a venit',
  args: { balance: { masked: false, onToggle: fn() } },
}

export const WithoutBalance: Story = { name: 'Fără sold', args: { balance: undefined } }

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    ...on,
    username: 'constantin_brancoveanu_voievod_1714',
    balance: { value: 1284907.36, masked: false, onToggle: fn() },
  },
  play: fits,
}

export const Matrix: Story = {
  // Each column is a menu of its own, therefore one name stands twice.
  name: 'Variante',
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <Examples
      words={['Sold la vedere', 'Cu ieșire, sold ascuns', 'Nume lung']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}
    >
      <Menu>
        <PlayerBlock {...args} />
      </Menu>
      <Menu>
        <PlayerBlock {...args} {...on} balance={{ value: 84, masked: true, onToggle: fn() }} />
      </Menu>
      <Menu width={240}>
        <PlayerBlock {...args} {...on} username="constantin_brancoveanu_1714" />
      </Menu>
    </Examples>
  ),
}
