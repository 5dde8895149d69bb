import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChatWindow } from '#ui/shell/ChatWindow'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: ChatWindow,
  args: { state: 'visible', onCancel: fn() },
  parameters: { layout: 'fullscreen', visual: { area: 'window' } },
} satisfies Meta<typeof ChatWindow>

export default meta
type Story = StoryObj<typeof meta>

/** The assistant fills it with elements of its own. */
export const Default: Story = {
  name: 'O conversație',
  play: async ({ canvas }) => {
    const { bottom } = (await canvas.findByRole('region', { name: 'Asistent' })).getBoundingClientRect()
    await expect(bottom).toBe(innerHeight - 24)
  },
}

export const Loading: Story = {
  name: 'Se încarcă',
  args: { state: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asistentul se încarcă')
    await userEvent.click(canvas.getByRole('button', { name: 'Renunță' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, deasupra barei de jos',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom, left } = canvas.getByRole('region').getBoundingClientRect()
    await expect([bottom, left]).toEqual([innerHeight - 56, 0])
  },
}

export const OverAPlayButton: Story = {
  name: 'Lasă loc butonului „Joacă”',
  args: { lift: 104 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('region').getBoundingClientRect()
    await expect(bottom).toBe(innerHeight - 56 - 104)
  },
}

export const Hidden: Story = {
  name: 'Ascunsă',
  tags: ['proof'],
  args: { state: 'hidden' },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument()
  },
}

/** Its place is fixed to the window, so its states are drawn in frames that stand for one. */
export const Matrix: Story = {
  name: 'Variante',
  parameters: {
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
    visual: { area: 'frame' },
  },
  render: (args) => (
    <Examples
      words={['Deschisă', 'Se încarcă']}
      style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 }}
    >
      {(['visible', 'loading'] as const).map((state) => (
        <div key={state} style={{ position: 'relative', blockSize: 640, transform: 'translate(0)' }}>
          <ChatWindow {...args} state={state} />
        </div>
      ))}
    </Examples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: 'Asistent' })).toHaveLength(2)
  },
}
