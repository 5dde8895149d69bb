import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProviderCard } from '#ui/game/ProviderCard'
import { Examples } from '../../matrix.tsx'

const logo = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><path d="M10 50L50 10l40 40" fill="none" stroke="${ink}" stroke-width="10"/><circle cx="125" cy="35" r="18" fill="${ink}"/></svg>`,
  )}`

const meta = {
  component: ProviderCard,
  args: {
    name: 'Turnul Nord',
    href: '/furnizori/turnul-nord',
    count: 128,
    lightLogo: logo('#101f1f'),
    darkLogo: logo('#f7f3eb'),
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 200, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProviderCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Logo și număr de jocuri',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Turnul Nord' })).toBeInTheDocument()
    await expect(canvas.getByText('128 de jocuri')).toBeVisible()
  },
}

export const WithoutLogo: Story = { name: 'Fără logo', args: { lightLogo: undefined, darkLogo: undefined } }

/** The tests begin in the dark theme. */
export const LogoForOneTheme: Story = {
  name: 'Cu logo numai pentru o temă, numele scris în cealaltă',
  tags: ['proof'],
  args: { darkLogo: undefined },
  play: async ({ args, canvas, canvasElement }) => {
    const written = canvas.getByText(args.name, { selector: '[data-on="dark"]' })
    await expect(written).toBeVisible()
    await expect(canvasElement.querySelector('img')).not.toBeVisible()
    await expect(canvas.getByRole('link', { name: args.name })).toBeVisible()
  },
  parameters: { visual: { disable: true } },
}

export const OneGame: Story = {
  name: 'Cu un singur joc',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 joc')).toBeVisible()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { ...WithoutLogo.args, name: 'Atelierul de jocuri al Munților Apuseni' },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: (Story) => (
    <div style={{ inlineSize: 900, marginInlineEnd: -700 }}>
      <Story />
    </div>
  ),
  render: (args) => (
    <Examples
      words={['Cu logo', 'Sub cursor', 'Fără logo', 'Cel mai lung text']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 20 }}
    >
      <ProviderCard {...args} />
      <ProviderCard {...args} name="Brazi" className="show-hover" />
      <ProviderCard {...args} {...WithoutLogo.args} name="Calea Lactee" />
      <ProviderCard {...args} {...LongestText.args} count={1} />
    </Examples>
  ),
}
