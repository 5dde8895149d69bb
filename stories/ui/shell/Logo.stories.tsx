import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '#ui/shell/Logo'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: Logo,
  args: { href: '/', label: 'Aramă, pagina principală' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Semnul și numele',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aramă, pagina principală' })).toHaveAttribute('href', '/')
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples words={['În repaus', 'Sub cursor', 'Cu focus']} style={{ display: 'flex', gap: 32 }}>
      {[undefined, 'show-hover', 'show-focus'].map((className) => (
        <Logo key={String(className)} {...args} className={className} />
      ))}
    </Examples>
  ),
}
