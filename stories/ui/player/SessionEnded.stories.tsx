import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { SessionEnded } from '#ui/player/SessionEnded'
import { Examples, fits } from '../../matrix.tsx'
import { opened } from '../overlay/play.ts'

const meta = {
  component: SessionEnded,
  args: { balance: 1245.8, onLogin: fn(), onEnd: fn() },
} satisfies Meta<typeof SessionEnded>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Ce se știe despre bani, intrare și ieșire',
  tags: ['AUT-03'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Ultimul sold/)).toHaveTextContent(
      'Ultimul sold pe care îl știm: 1.245,80 lei.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Intră din nou în cont' }))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Încheie jocul' }))
    await expect(args.onEnd).toHaveBeenCalledOnce()
  },
}

export const Masked: Story = {
  name: 'O sumă ascunsă nu este în pagină până nu se cere',
  tags: ['proof', 'UXP-19'],
  args: { masked: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).not.toHaveTextContent('1.245,80')
    await userEvent.click(canvas.getByRole('button', { name: 'Arată pentru o clipă' }))
    await expect(canvasElement).toHaveTextContent('1.245,80 lei')
  },
  parameters: { visual: { disable: true } },
}

export const BalanceUnknown: Story = {
  name: 'Soldul nu se știe',
  args: { balance: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Soldul nu îl știm acum/)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('lei')
  },
}

export const InDialogOnPhone: Story = {
  name: 'În dialog, pe telefon',
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '420px' } }, visual: { area: 'window' } },
  render: (args) => (
    <Dialog urgent open title="Sesiunea s-a încheiat" onClose={fn()}>
      <SessionEnded {...args} />
    </Dialog>
  ),
  play: async () => void (await opened('Sesiunea s-a încheiat', 'alertdialog')),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: { balance: 128_490_712.36 },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Sold la vedere', 'Sold ascuns', 'Sold necunoscut']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 40 }}
    >
      <SessionEnded {...args} />
      <SessionEnded {...args} masked />
      <SessionEnded {...args} balance={undefined} />
    </Examples>
  ),
}
