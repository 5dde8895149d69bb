import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { KeyboardHelp } from '#ui/shell/KeyboardHelp'
import { fits, under } from '../../matrix.tsx'

const meta = {
  component: KeyboardHelp,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 480 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof KeyboardHelp>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Toate tastele',
  tags: ['UXP-16'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    const effects = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(terms).toEqual([
      '/ sau Ctrl K',
      'F',
      '←săgeată stânga sau →săgeată dreapta',
      'Home sau End',
      'Spațiu',
      'Shift Enter',
      'F6',
      'Esc',
      '?',
    ])
    await expect(effects[0]).toBe('Deschide căutarea')
    await expect(effects.at(-1)).toBe('Arată scurtăturile')
  },
}

export const WithoutFilters: Story = {
  name: 'Fără filtre',
  args: { withFilters: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Deschide filtrele')).not.toBeInTheDocument()
  },
}

export const Narrow: Story = {
  name: 'Pe loc îngust',
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = { name: 'Variante', decorators: under('Toate tastele') }
