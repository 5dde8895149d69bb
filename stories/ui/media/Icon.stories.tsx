import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconNames } from '#ui/media/Icon'
import { under } from '../../matrix.tsx'

const meta = { component: Icon, args: { name: 'trophy' } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Says nothing by itself: the words beside it do. */
export const Default: Story = {
  name: 'Un semn',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

const sizes = [16, 20, 24, 32] as const

export const Sizes: Story = {
  name: 'Mărimi',
  render: ({ name }) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {sizes.map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </div>
  ),
}

/** Takes the colour of the text around it. */
export const Coloured: Story = {
  name: 'În culoarea textului',
  decorators: (Story) => (
    <div style={{ color: 'var(--color-jackpot-text)' }}>
      <Story />
    </div>
  ),
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Toate semnele, în ordinea numelor'),
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {iconNames.map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </div>
  ),
}
