import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Logo } from '#ui/shell/Logo'

const meta = {
  component: Logo,
  args: { href: '/', label: 'Aramă, pagina principală' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Aramă, pagina principală' })).toHaveAttribute('href', '/')
  },
}
