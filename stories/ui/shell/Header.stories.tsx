import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
import { Header } from '#ui/shell/Header'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { SubMenu } from '#ui/shell/SubMenu'
import { TabBar } from '#ui/shell/TabBar'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { UserArea } from '#ui/shell/UserArea'
import { Examples, fits } from '../../matrix.tsx'
import { compliance, headerLinks, menuEntries, subMenuEntries } from './entries.ts'
import { tabs } from './tabs.ts'

const player = (
  <PlayerArea
    username="andrei_m"
    depositHref="/cont/depunere"
    accountHref="/cont"
    balance={{ value: 1245.8, masked: false, onToggle: fn() }}
  />
)

const meta = {
  component: Header,
  parameters: { frame: 'bare' },
  args: {
    logoHref: '/',
    logoLabel: 'Aramă, pagina principală',
    nav: <OverflowNav label="Principal" items={headerLinks} />,
    children: <UserArea state="guest" registerHref="/inregistrare" loginHref="/intra" />,
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cine nu este în cont',
  tags: ['MNU-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aramă, pagina principală' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('banner').offsetHeight).toBe(56)
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(52)
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}

export const Pending: Story = {
  name: 'Nu se știe încă cine este',
  args: { children: <UserArea state="pending" /> },
}

export const WithoutLinks: Story = { name: 'Fără legături', args: { nav: undefined } }

/** The whole shell, as pages put it together. */
export const WholeShell: Story = {
  name: 'Tot cadrul',
  parameters: { frame: 'screen' },
  render: (args) => (
    <>
      <Header {...args} />
      <SubMenu label="Secțiuni" items={subMenuEntries}>
        <ThemeSwitch theme="dark" onThemeChange={fn()} />
      </SubMenu>
      <MenuStrip label="Meniul cazinoului" items={menuEntries} />
      <main style={{ minBlockSize: 160 }} />
      <ComplianceFooter compliance={compliance} />
      <TabBar label="Navigare rapidă" items={tabs} />
    </>
  ),
}

export const WholeShellOnPhone: Story = {
  ...WholeShell,
  name: 'Tot cadrul, pe telefon',
  globals: { viewport: { value: 'phone' } },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Nu se știe încă cine este', 'Un vizitator', 'Un jucător']}
      style={{ display: 'grid', gap: 16 }}
    >
      {[
        { id: 'Necunoscut', end: <UserArea state="pending" /> },
        { id: 'Vizitator', end: args.children },
        { id: 'Jucător', end: <UserArea state="player">{player}</UserArea> },
      ].map(({ id, end }) => (
        <section key={id} aria-label={id}>
          <Header {...args} nav={undefined}>
            {end}
          </Header>
        </section>
      ))}
    </Examples>
  ),
}

export const PlayerOnSmallPhone: Story = {
  name: 'Un jucător, pe un telefon mic',
  tags: ['proof'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { disable: true } },
  args: { children: <UserArea state="player">{player}</UserArea> },
  decorators: (Story) => (
    <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    const deposit = canvas.getByRole('link', { name: 'Depune' }).getBoundingClientRect()
    await expect(header.offsetHeight).toBe(52)
    await expect(deposit.right).toBeLessThanOrEqual(header.getBoundingClientRect().right - 16)
  },
}

export const PlayerOnPhone: Story = {
  name: 'Un jucător, pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: { children: <UserArea state="player">{player}</UserArea> },
  play: fits,
}
