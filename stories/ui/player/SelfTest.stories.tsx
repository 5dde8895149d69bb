import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SelfTest } from '#ui/player/SelfTest'
import { fits, under } from '../../matrix.tsx'

const meta = {
  component: SelfTest,
  args: { help: { label: 'Linia de sprijin · 0800 000 000', href: 'https://jocresponsabil.test/chat' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SelfTest>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Sfatul urmează răspunsurile',
  tags: ['CPL-03'],
  play: async ({ canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Vezi răspunsul' })
    await userEvent.click(show)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Nimic din listă/)
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes).toHaveLength(6)
    await userEvent.click(boxes[0] as HTMLElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(show)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ce ai bifat merită/)
    for (const box of boxes.slice(1, 3)) await userEvent.click(box)
    await userEvent.click(show)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ce ai bifat arată că jocul îți face rău/)
    await expect(canvas.getByRole('link', { name: /^Linia de sprijin/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('După răspunsuri'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Am ascuns/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vezi răspunsul' }))
  },
}
