import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QuietMode } from '#ui/shell/QuietMode'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: QuietMode,
  args: { onCheckedChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof QuietMode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Oprit',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Mod liniștit' })).toHaveAccessibleDescription(
      'Oprește previzualizările, cifrele care se mișcă, rotirea și insignele. Sumele și orele rămân corecte.',
    )
  },
}

export const On: Story = { name: 'Pornit', args: { defaultChecked: true } }

export const Switching: Story = {
  name: 'Un singur comutator, și cu tastatura',
  tags: ['proof', 'UXP-14'],
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch', { checked: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const FromSystem: Story = {
  name: 'Pornit de dispozitiv',
  args: { defaultChecked: true, fromSystem: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      /Dispozitivul tău cere mai puțină mișcare/,
    )
  },
}

export const OnPhone: Story = { name: 'Pe telefon', globals: { viewport: { value: 'phone' } } }

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['Oprit', 'Pornit', 'Pornit de dispozitiv', 'Inactiv']}
      style={{ display: 'grid', gap: 24 }}
    >
      <QuietMode {...args} />
      <QuietMode {...args} checked />
      <QuietMode {...args} checked fromSystem />
      <QuietMode {...args} disabled />
    </Examples>
  ),
}
