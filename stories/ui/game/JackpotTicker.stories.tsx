import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { JackpotTicker, type JackpotTickerProps } from '#ui/game/JackpotTicker'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: JackpotTicker,
  args: { value: 1284907.36 },
} satisfies Meta<typeof JackpotTicker>

export default meta
type Story = StoryObj<typeof meta>

const inMotion = { globals: { motion: 'full' } } as const
const unpictured = { parameters: { visual: { disable: true } } }
const digitsIn = (element: Element) => element.querySelector('[aria-hidden]')?.textContent

/** Seen as digits, heard as one amount; nothing announces itself. */
export const Default: Story = {
  name: 'O sumă care crește',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1.284.907,36 lei')).toBeInTheDocument()
    await expect(digitsIn(canvasElement)).toBe('1.284.907,36lei')
    await expect(canvasElement.querySelector('[aria-live], [role=status], [role=timer]')).toBeNull()
  },
}

function Raised({ steps, ...props }: JackpotTickerProps & { steps: number[] }) {
  const [at, setAt] = useState(0)
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
      <JackpotTicker {...props} value={steps[at] ?? props.value} />
      <Button onClick={() => setAt(at + 1)}>Mai departe</Button>
    </p>
  )
}

export const Rolling: Story = {
  ...inMotion,
  ...unpictured,
  name: 'Se rostogolesc numai cifrele schimbate',
  tags: ['proof', 'JAC-04'],
  render: (args) => <Raised {...args} steps={[999990.1, 999990.87, 1000002.5]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button')
    const place = button.getBoundingClientRect().left
    // Until the observer has seen it, the ticker does not know that it is in view.
    await new Promise((resolve) => setTimeout(resolve, 300))
    await userEvent.click(button)
    await waitFor(() => expect(digitsIn(canvasElement)).toBe('999.990,87lei'))
    await expect(document.getAnimations().length).toBe(1)
    await expect(button.getBoundingClientRect().left).toBe(place)
    await userEvent.click(button)
    await waitFor(() => expect(digitsIn(canvasElement)).toBe('1.000.002,50lei'))
    await expect(button.getBoundingClientRect().left).toBe(place)
    // Heard once a minute at most.
    await expect(canvas.getByText('999.990,10 lei')).toBeInTheDocument()
  },
}

export const Still: Story = {
  ...unpictured,
  globals: { motion: 'reduced' },
  name: 'Cu mișcare redusă nu se rostogolește nimic',
  tags: ['proof', 'JAC-04'],
  render: (args) => <Raised {...args} steps={[3904.75, 3904.81]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(digitsIn(canvasElement)).toBe('3.904,81lei'))
    await expect(document.getAnimations()).toHaveLength(0)
  },
}

/** A much lower amount means a win: the old one is never counted down. */
export const Won: Story = {
  name: 'Câștigat',
  tags: ['JAC-04'],
  render: (args) => <Raised {...args} steps={[1284907.36, 50000]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByText('Câștigat')).toBeVisible(), { timeout: 3000 })
  },
}

export const Held: Story = {
  ...unpictured,
  name: 'O sumă puțin mai mică nu dă înapoi',
  tags: ['proof', 'JAC-04'],
  render: (args) => <Raised {...args} steps={[3904.75, 3900]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(digitsIn(canvasElement)).toBe('3.904,75lei')
  },
}

export const Stale: Story = {
  name: 'O sumă veche, cu ora ei',
  args: { stale: '18:04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('actualizat la 18:04')).toBeVisible()
  },
}

export const Bare: Story = { name: 'Fără monedă', args: { bare: true, size: 'm' } }

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples
      words={['Mare', 'Mare, veche', 'Medie', 'Medie, veche', 'Mică', 'Mică, veche']}
      style={{ display: 'grid', gridTemplateColumns: 'max-content max-content', gap: '20px 48px' }}
    >
      {(['xl', 'm', 's'] as const).flatMap((size) => [
        <JackpotTicker key={size} size={size} value={1284907.36} />,
        <JackpotTicker key={`${size}-stale`} size={size} value={48210.11} stale="18:04" />,
      ])}
    </Examples>
  ),
}
