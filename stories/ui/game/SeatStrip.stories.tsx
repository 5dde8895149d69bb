import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { SeatStrip, type SeatStripProps } from '#ui/game/SeatStrip'
import { Examples } from '../../matrix.tsx'
import { seatsOf } from './liveTables.tsx'

const meta = { component: SeatStrip, args: { seats: seatsOf('oxxoxox') } } satisfies Meta<typeof SeatStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Locuri libere și ocupate, cu numărul lor',
  tags: ['LIV-09'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 locuri libere')).toBeVisible()
    const dots = [...canvasElement.querySelectorAll<HTMLElement>('[data-free]')]
    await expect(dots.map(({ dataset }) => dataset.free === 'true')).toEqual(seatsOf('oxxoxox'))
  },
}

export const Full: Story = {
  name: 'Niciun loc liber',
  args: { seats: seatsOf('xxxxxxx') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Masă plină')).toBeVisible()
  },
}

export const OneSeat: Story = {
  name: 'Un singur loc liber',
  args: { seats: seatsOf('xxxxxox') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 loc liber')).toBeVisible()
  },
}

/** The dots alone still say their number to those who cannot see them. */
export const Dots: Story = {
  name: 'Numai punctele',
  args: { show: 'dots' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 locuri libere')).toBeInTheDocument()
  },
}

/** More seats than dots: the words say their number. */
export const ManySeats: Story = {
  name: 'Prea multe locuri pentru puncte',
  args: { seats: seatsOf('o'.repeat(24).padEnd(60, 'x')), show: 'dots' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('24 de locuri libere')).toBeVisible()
    await expect(canvasElement.querySelector('[data-free]')).toBeNull()
  },
}

function Freeing(props: SeatStripProps) {
  const [seats, setSeats] = useState(seatsOf('xxxxxxx'))
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <SeatStrip {...props} seats={seats} />
      <Button onClick={() => setSeats(seatsOf('xxoxxxx'))}>Se eliberează un loc</Button>
    </div>
  )
}

/** The ring of its breath is gone afterwards; nothing has moved. */
export const Breath: Story = {
  name: 'Locul eliberat pulsează 1,2 secunde',
  tags: ['proof', 'LIV-09'],
  globals: { motion: 'full' },
  parameters: { visual: { disable: true } },
  render: (args) => <Freeing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const breathing = canvasElement.querySelectorAll('[data-breathes]')
    await expect(breathing).toHaveLength(1)
    const [breath] = breathing[0]?.getAnimations({ subtree: true }).slice(-1) ?? []
    await expect(breath?.effect?.getTiming().duration).toBe(1200)
    breath?.finish()
    await waitFor(() => expect(canvasElement.querySelector('[data-breathes]')).toBeNull())
  },
}

/** How many animations an element has, its pseudo-elements among them, without the fade of the fill. */
const breathsOf = (element: Element) =>
  element.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation)

export const Reduced: Story = {
  name: 'Cu mișcare redusă nu pulsează nimic',
  tags: ['proof', 'LIV-09'],
  globals: { motion: 'reduced' },
  parameters: { visual: { disable: true } },
  render: (args) => <Freeing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('1 loc liber')).toBeVisible()
    await expect(breathsOf(canvasElement)).toEqual([])
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={[
        'Toate libere',
        'Cinci libere',
        'Patru libere',
        'Unul liber',
        'Niciunul liber',
        'Zece locuri',
        'Peste o imagine, toate libere',
        'Peste o imagine, patru libere',
        'Peste o imagine, niciunul liber',
      ]}
      style={{ display: 'grid', gap: 12, justifyItems: 'start' }}
    >
      {['ooooooo', 'ooxooxo', 'oxxoxox', 'xxxxxox', 'xxxxxxx', 'xoxxoxxxxo'].map((seats) => (
        <SeatStrip key={seats} seats={seatsOf(seats)} />
      ))}
      {['ooooooo', 'oxxoxox', 'xxxxxxx'].map((seats) => (
        <div key={seats} style={{ padding: 12, background: 'linear-gradient(90deg, #0a2a35, #12454a)' }}>
          <SeatStrip seats={seatsOf(seats)} tone="media" />
        </div>
      ))}
    </Examples>
  ),
}
