import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FloatingNote } from '#ui/feedback/FloatingNote'

const onPress = fn()

const meta = {
  component: FloatingNote,
  args: { text: '3 schimbări așteaptă', action: { label: 'Arată', onPress } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 120 }}>
        <Story />
        <p style={{ padding: 16 }}>Lista de dedesubt stă pe loc.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof FloatingNote>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByText('Lista de dedesubt stă pe loc.')
    const { top } = list.getBoundingClientRect()
    await expect(top - (canvasElement.firstElementChild?.getBoundingClientRect().top ?? 0)).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button', { name: 'Arată' }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const Announced: Story = {
  args: { text: 'Mesele sunt cele de la 18:42.', announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mesele sunt cele de la 18:42.')
  },
}

export const Empty: Story = {
  args: { text: undefined, announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const LongestText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Mesele sunt cele de la 18:42. Cât timp legătura lipsește, locurile arătate pot fi ocupate.',
    action: { label: 'Reîncearcă', onPress },
  },
}

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 64 }}>
      <FloatingNote {...args} />
      <FloatingNote {...args} action={undefined} />
    </div>
  ),
}
