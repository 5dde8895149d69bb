import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Motions } from './Motions.tsx'

const meta = {
  title: 'Mișcări',
  id: 'fundatii-miscari',
  component: Motions,
  tags: ['!autodocs'],
  // It shows movements; each component has pictures of its own.
  parameters: { visual: { disable: true } },
} satisfies Meta<typeof Motions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Toate, la viteza aleasă',
  play: async ({ canvas, userEvent }) => {
    const titles = canvas.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))
    await expect(titles.filter(Boolean)).toHaveLength(11)
    const slow = canvas.getByRole('radio', { name: '0,1×' })
    await expect(canvas.getByRole('radio', { name: '1×' })).toBeChecked()
    await userEvent.click(slow)
    await expect(slow).toBeChecked()
  },
}
