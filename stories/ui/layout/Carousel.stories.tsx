import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { LiveTile } from '#ui/game/LiveTile'
import { Carousel } from '#ui/layout/Carousel'
import { art } from '../game/art.ts'

const tables = [
  'Ruleta Carpați',
  'Blackjack Aramă 3',
  'Speed Baccarat B',
  'Ruleta Dunării',
  'Poker Regal',
  'Roata Norocului',
]

const slides = tables.map((name, index) => (
  <LiveTile
    key={name}
    name={name}
    href={`/live/${index + 1}`}
    playHref={`/joaca/${index + 1}`}
    picture={art({ hue: index * 60, width: 640, height: 360 })}
    dealer="Ioana"
    language="ro"
    limits={{ from: 5, to: 2000 }}
  />
))

const meta = {
  component: Carousel,
  args: { label: 'Mese live', perView: 3, children: slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** The buttons keep the focus at both ends; slides out of view cannot be reached. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('region', { name: 'Mese live' })
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carusel')
    const next = await canvas.findByRole('button', { name: 'Următorul' })
    const previous = canvas.getByRole('button', { name: 'Anteriorul' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('1–3 din 6')
    await waitFor(() => expect(canvas.getByRole('group', { name: '6 din 6' })).toHaveAttribute('inert'))
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4–6 din 6'))
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await expect(next).toHaveFocus()
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 din 6' })).toHaveAttribute('inert'))
    await expect(canvas.getByRole('group', { name: '6 din 6' })).not.toHaveAttribute('inert')
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1–3 din 6'))
  },
}

/** Arrow keys go from slide to slide and take the focus along. */
export const Keys: Story = {
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Următorul' })
    canvas.getByRole('link', { name: /^Ruleta Carpați/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Blackjack/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Roata Norocului/ })).toHaveFocus())
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4–6 din 6'))
  },
}

export const One: Story = {
  args: { perView: 1, label: 'Promoții' },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Următorul' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 din 6'))
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Nothing to turn: no buttons. */
export const OneSlide: Story = {
  args: { children: slides[0], perView: 1 },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 28 }}>
      {([2, 3, 4] as const).map((perView) => (
        <Carousel key={perView} label={`Mese live, câte ${perView}`} perView={perView}>
          {slides}
        </Carousel>
      ))}
    </div>
  ),
}
