import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { LiveTile, type LiveTileProps, LiveTileSkeleton } from '#ui/game/LiveTile'
import { art } from './art.ts'

const picture = (hue: number) => art({ hue, width: 640, height: 360 })

/** Open and closed tables at once: the controls know no unions. */
type AnyTable = Omit<LiveTileProps, never>

const meta = {
  component: LiveTile as ComponentType<AnyTable>,
  args: {
    name: 'Blackjack Aramă 3',
    href: '/live/blackjack-arama-3',
    playHref: '/joaca/blackjack-arama-3',
    picture: picture(180),
    dealer: 'Mihai',
    language: 'ro',
    limits: { from: 25, to: 10000 },
    seats: { total: 7, free: 3 },
  },
  decorators: (Story) => (
    <div style={{ inlineSize: 332, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<AnyTable>

export default meta
type Story = StoryObj<typeof meta>

/** The name says what the colours say. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Blackjack Aramă 3. Masă deschisă, 3 locuri libere' })
    await expect(canvas.getByText('25 – 10.000 lei')).toBeVisible()
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Joacă Blackjack Aramă 3' })).toHaveFocus()
  },
}

const roulette = {
  name: 'Ruleta Carpați',
  dealer: 'Ioana',
  picture: picture(90),
  seats: undefined,
  results: ['17', '32', '0', '26'],
  limits: { from: 0.5, to: 5000 },
}

export const WithResults: Story = {
  args: roulette,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ruleta Carpați. Masă deschisă' })).toBeVisible()
    await expect(canvas.getByText('17 · 32 · 0 · 26')).toBeVisible()
  },
}

export const Full: Story = {
  args: { seats: { total: 7, free: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blackjack Aramă 3. Masă plină' })).toBeVisible()
  },
}

const closed = {
  playHref: undefined,
  open: false,
  opensAt: '18:00',
  name: 'Blackjack VIP',
  picture: picture(170),
  seats: { total: 7, free: 0 },
} as const

export const Closed: Story = {
  args: { ...closed, onRemind: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const name = 'Blackjack VIP. Masă închisă. Revine la 18:00'
    await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Joacă/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Anunță-mă când se deschide Blackjack VIP' }))
    await expect(args.onRemind).toHaveBeenCalledOnce()
  },
}

export const ClosedForVisitors: Story = { args: closed }

function Refreshed(props: AnyTable) {
  const [hue, setHue] = useState(180)
  return (
    <>
      <LiveTile {...(props as LiveTileProps)} picture={picture(hue)} />
      <Button onClick={() => setHue(280)}>Altă imagine</Button>
    </>
  )
}

/** The old picture stays until the new one is there. */
export const NewPicture: Story = {
  parameters: { visual: { disable: true } },
  render: (args) => <Refreshed {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const shown = () => [...canvasElement.querySelectorAll('img')].map(({ src }) => src)
    await waitFor(() => expect(shown()).toContain(picture(180)))
    await userEvent.click(canvas.getByRole('button', { name: 'Altă imagine' }))
    await expect(shown()).toContain(picture(180))
    await waitFor(() => expect(canvasElement.querySelector('[data-loaded=true]')).toBeVisible())
  },
}

export const Loading: Story = { render: () => <LiveTileSkeleton /> }

export const WithoutPicture: Story = { args: { picture: undefined, language: 'hu' } }

export const LongestText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Blackjack-ul Marii Săli a Dunării cu trei mâini',
    dealer: 'Alexandra-Gabriela din București',
    limits: { from: 1000, to: 1500000 },
    language: 'pt-br',
  },
}

export const Matrix: Story = {
  decorators: (Story) => (
    <div style={{ inlineSize: 1100, marginInlineEnd: -800 }}>
      <Story />
    </div>
  ),
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 20 }}>
      <LiveTile {...meta.args} />
      <LiveTile {...meta.args} {...roulette} className="show-hover" />
      <LiveTile {...meta.args} name="Speed Baccarat B" seats={{ total: 7, free: 0 }} picture={picture(220)} />
      <LiveTile {...meta.args} {...closed} onRemind={() => {}} />
      <LiveTile {...meta.args} {...closed} name="Ruleta Nopții" />
      <LiveTileSkeleton />
    </div>
  ),
}
