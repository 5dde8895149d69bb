import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { SessionSummary } from '#ui/player/SessionSummary'
import { Examples, fits } from '../../matrix.tsx'
import { shows } from '../overlay/play.ts'

const meta = {
  component: SessionSummary,
  args: { minutes: 84, change: -154.2, onPause: fn(), onLobby: fn() },
} satisfies Meta<typeof SessionSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Cât a durat și ce a schimbat',
  tags: ['UXP-18'],
  play: async ({ args, canvas, userEvent }) => {
    const [time, change] = canvas.getAllByRole('definition')
    await expect(time).toHaveTextContent('Timp de joc: o oră și 24 de minute')
    await expect(change).toHaveTextContent('−minus 154,20 lei')
    const [pause, lobby] = canvas.getAllByRole('button')
    const look = (button?: HTMLElement) => {
      const { width, height } = button?.getBoundingClientRect() ?? {}
      const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button as Element)
      return { width, height, backgroundColor, color, borderColor, fontWeight }
    }
    await expect(look(pause)).toEqual(look(lobby))
    await userEvent.click(canvas.getByRole('button', { name: 'Fă o pauză' }))
    await expect(args.onPause).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Înapoi în lobby' }))
    await expect(args.onLobby).toHaveBeenCalledOnce()
  },
}

export const More: Story = {
  name: 'Un câștig arată ca o pierdere',
  tags: ['UXP-18'],
  args: { minutes: 7, change: 320 },
  play: async ({ canvas }) => {
    const change = canvas.getAllByRole('definition')[1]
    await expect(change).toHaveTextContent('+plus 320,00 lei')
  },
}

export const Unchanged: Story = {
  name: 'Nimic schimbat',
  args: { minutes: 1, change: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(/^0,00 lei$/)
  },
}

export const ChangeUnknown: Story = {
  name: 'Schimbarea nu se știe',
  tags: ['UXP-18'],
  args: { change: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Nu o știm acum')
  },
}

export const Masked: Story = {
  name: 'Sumă ascunsă',
  tags: ['UXP-19'],
  args: { masked: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('154,20')
    await expect(canvas.getByRole('status')).toHaveTextContent('Sumă ascunsă')
  },
}

export const ShownForAMoment: Story = {
  name: 'Arătată o clipă, se ascunde singură',
  tags: ['proof', 'UXP-19'],
  args: { masked: true, moment: 300 },
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Arată pentru o clipă' })
    await userEvent.click(show)
    await expect(canvas.getByRole('status')).toHaveTextContent('−minus 154,20 lei')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sumă ascunsă'))
  },
}

export const Revealed: Story = {
  name: 'Suma arătată',
  args: { masked: true, moment: 600_000 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arată pentru o clipă' }))
    await expect(canvas.getByText('154,20 lei')).toBeVisible()
  },
}

export const InDialogOnPhone: Story = {
  name: 'În dialog, pe telefon',
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '420px' } }, visual: { area: 'window' } },
  args: { masked: true },
  render: (args) => (
    <Dialog open title="Ai ieșit din joc" onClose={fn()}>
      <SessionSummary {...args} />
    </Dialog>
  ),
  play: shows('Ai ieșit din joc'),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { minutes: 1439, change: -1284907.36 },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['O pierdere', 'Un câștig', 'Nimic schimbat', 'Sumă ascunsă', 'Schimbarea nu se știe']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}
    >
      <SessionSummary {...args} />
      <SessionSummary {...args} change={320} />
      <SessionSummary {...args} change={0} minutes={1} />
      <SessionSummary {...args} masked />
      <SessionSummary {...args} change={undefined} />
    </Examples>
  ),
}
