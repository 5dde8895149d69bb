import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Header } from '#ui/shell/Header'
import { PlayerArea, type PlayerAreaProps } from '#ui/shell/PlayerArea'
import { UserArea } from '#ui/shell/UserArea'
import { Examples } from '../../matrix.tsx'
import { closed, opened } from '../overlay/play.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: PlayerArea,
  args: {
    username: 'andrei_m',
    depositHref: '/cont/depunere',
    accountHref: '/cont',
    balance: { value: 1245.8, masked: false, onToggle: fn() },
  },
} satisfies Meta<typeof PlayerArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Sold, depunere și avatar',
  tags: ['MNU-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sold' })).toHaveTextContent('1.245,80 lei')
    await expect(canvas.getByRole('link', { name: 'Depune' })).toHaveAttribute('href', '/cont/depunere')
    const button = canvas.getByRole('button', { name: 'Contul meu, andrei_m' })
    await expect(button.querySelector('[data-letters]')).toHaveAttribute('data-letters', 'AM')
    const { width, height } = button.getBoundingClientRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

const header = (args: PlayerAreaProps) => (
  <Header logoHref="/" logoLabel="Aramă, pagina principală">
    <UserArea state="player">
      <PlayerArea {...args} />
    </UserArea>
  </Header>
)

export const WithoutBalance: Story = { name: 'Fără sold', args: { balance: undefined } }

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

const onDeposit = fn()
const onAccount = fn()

export const InPlace: Story = {
  name: 'Depunerea și contul se deschid peste pagină',
  tags: ['proof', 'MNU-05'],
  args: { onDeposit, onAccount },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    onDeposit.mockClear()
    onAccount.mockClear()
    const deposit = canvas.getByRole('link', { name: 'Depune' })
    const account = async () =>
      within(await opened('Meniul contului')).getByRole('link', { name: 'Contul meu' })
    await userEvent.keyboard('{Meta>}')
    await userEvent.click(deposit)
    await userEvent.keyboard('{/Meta}')
    await userEvent.click(canvas.getByRole('button', { name: /^Contul meu/ }))
    await userEvent.keyboard('{Meta>}')
    await userEvent.click(await account())
    await userEvent.keyboard('{/Meta}')
    await closed()
    await expect(onDeposit).not.toHaveBeenCalled()
    await expect(onAccount).not.toHaveBeenCalled()
    await userEvent.click(deposit)
    await userEvent.click(canvas.getByRole('button', { name: /^Contul meu/ }))
    await userEvent.click(await account())
    await expect(onDeposit).toHaveBeenCalledOnce()
    await expect(onAccount).toHaveBeenCalledOnce()
    await closed()
    await expect(canvas.getByRole('button', { name: /^Contul meu/ })).toHaveFocus()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon: sold și depunere',
  parameters: { frame: 'bare' },
  globals: { viewport: { value: 'phone' } },
  render: header,
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('link', { name: 'Depune' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(390 - 16)
    await expect(canvas.queryByRole('button', { name: /Contul meu/ })).not.toBeInTheDocument()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const InHeader: Story = { name: 'În antet', parameters: { frame: 'bare' }, render: header }

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Sold la vedere', 'Sold ascuns', 'Soldul încă nu a venit', 'Fără sold și fără nume']}
      style={{ display: 'grid', gap: 16, justifyItems: 'start' }}
    >
      <PlayerArea {...args} />
      <PlayerArea {...args} balance={{ masked: true, value: 84, onToggle: fn() }} />
      <PlayerArea {...args} balance={{ masked: false, onToggle: fn() }} />
      <PlayerArea {...args} balance={undefined} username={undefined} />
    </Examples>
  ),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [2, 5], focus: [8] })
  },
}
