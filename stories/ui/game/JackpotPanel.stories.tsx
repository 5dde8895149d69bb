import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { JackpotPanel } from '#ui/game/JackpotPanel'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: JackpotPanel,
  args: {
    title: 'Jackpot Foc de Aramă',
    href: '/jackpoturi/foc-de-arama',
    levels: [
      { title: 'Regal', amount: 1284907.36 },
      { title: 'Mare', amount: 48210.11 },
      { title: 'Mediu', amount: 3904.75 },
      { title: 'Mic', amount: 612.4 },
      { title: 'Mini', amount: 88.02 },
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 480 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof JackpotPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un jackpot, cu treptele lui',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jackpot Foc de Aramă' })).toBeVisible()
    await expect(canvas.getByText('1.284.907,36 lei')).toBeVisible()
    await expect(canvas.getByText('48.210,11')).toBeVisible()
  },
}

/** The same panel with amounts that grow. */
export const OnItsPage: Story = {
  name: 'Pe pagina lui numele nu mai duce nicăieri',
  tags: ['proof', 'UXP-21'],
  args: { href: undefined },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Ticking: Story = {
  name: 'Cu sume care cresc',
  args: {
    renderAmount: ({ amount }, index) => <JackpotTicker value={amount} size="inherit" bare={index > 0} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284.907,36 lei')).toBeInTheDocument()
  },
}

export const Stale: Story = {
  name: 'Sume vechi',
  args: { stale: '18:04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('actualizat la 18:04')).toBeVisible()
  },
}

export const OneLevel: Story = {
  name: 'O singură treaptă',
  args: { levels: [{ title: 'Regal', amount: 90210 }] },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('48.210,11')).toBeVisible()
  },
}

/** Under a hero a phone has room for the top level only. */
export const Brief: Story = {
  ...OnPhone,
  name: 'Pe telefon, numai prima treaptă',
  args: { brief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.284.907,36 lei')).toBeVisible()
    await expect(canvas.getByText('48.210,11')).not.toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Jackpotul cel mare al Munților Carpați și al Dunării',
    levels: [
      { title: 'Nivelul regal al anului', amount: 112284907.36 },
      { title: 'Nivelul mare al lunii', amount: 1248210.11 },
    ],
  },
}

const wide = { inlineSize: 1100, marginInlineEnd: -700, display: 'grid', gap: 20 } as const

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={wide}>
      <Story />
    </div>
  ),
  render: (args) => (
    <Examples
      words={['Sume fixe', 'Sume care cresc', 'Sume vechi', 'O singură treaptă']}
      style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 }}
    >
      <JackpotPanel {...args} />
      <JackpotPanel {...args} {...Ticking.args} title="Jackpot Comoara Dunării" />
      <JackpotPanel {...args} stale="18:04" title="Jackpot Steaua Polară" />
      <JackpotPanel {...args} levels={args.levels.slice(0, 1)} title="Jackpot Lupul Argintiu" />
    </Examples>
  ),
}
