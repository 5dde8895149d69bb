import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { showStates } from './showStates.ts'

const meta = {
  component: PreviewBar,
  parameters: { frame: 'bare' },
  args: { exitHref: '/promotii' },
} satisfies Meta<typeof PreviewBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Previzualizare' }).offsetHeight).toBe(32)
    await expect(canvas.getByText('Ciornă')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ieși din previzualizare' })).toHaveAttribute(
      'href',
      '/promotii',
    )
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Matrix: Story = {
  render: (args) => <PreviewBar {...args} />,
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [], focus: [0] })
  },
}
