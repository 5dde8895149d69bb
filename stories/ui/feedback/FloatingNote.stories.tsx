import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { Examples } from '../../matrix.tsx'

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
  name: 'O notă peste pagină',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByText('Lista de dedesubt stă pe loc.')
    const { top } = list.getBoundingClientRect()
    await expect(top - (canvasElement.firstElementChild?.getBoundingClientRect().top ?? 0)).toBeLessThan(40)
    await userEvent.click(canvas.getByRole('button', { name: 'Arată' }))
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const Announced: Story = {
  name: 'O notă care se și aude',
  args: { text: 'Mesele sunt cele de la 18:42.', announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mesele sunt cele de la 18:42.')
  },
}

export const Empty: Story = {
  name: 'Fără text: nu se vede',
  args: { text: undefined, announced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Mesele sunt cele de la 18:42. Cât timp legătura lipsește, locurile arătate pot fi ocupate.',
    action: { label: 'Reîncearcă', onPress },
  },
}

export const InView: Story = {
  // It stands outside of its own box.
  parameters: { visual: { disable: true } },
  name: 'Pe telefon, deasupra barei de jos',
  globals: { viewport: { value: 'phone' } },
  args: {
    text: 'Nu putem arăta locurile libere la mesele live.',
    action: { label: 'Reîncearcă', onPress },
    place: 'view',
  },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('button', { name: 'Reîncearcă' }).getBoundingClientRect()
    await expect(top).toBeGreaterThan(innerHeight / 2)
    await expect(bottom).toBeLessThan(innerHeight)
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['Cu o acțiune', 'Fără acțiune']} style={{ display: 'grid', gap: 64 }}>
      <FloatingNote {...args} />
      <FloatingNote {...args} action={undefined} />
    </Examples>
  ),
}
