import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { QuietMode, type QuietModeProps } from '#ui/shell/QuietMode'

const meta = {
  component: QuietMode,
  args: { checked: false, onChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 420 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof QuietMode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Mod liniștit' })).toHaveAccessibleDescription(
      'Oprește previzualizările, cifrele care se mișcă, rotirea și insignele. Sumele și orele rămân corecte.',
    )
  },
}

export const On: Story = { args: { checked: true } }

function Remembering({ onChange, ...rest }: QuietModeProps) {
  const [checked, setChecked] = useState(false)
  return (
    <QuietMode
      {...rest}
      checked={checked}
      onChange={(next) => {
        setChecked(next)
        onChange(next)
      }}
    />
  )
}

export const Switching: Story = {
  name: 'UXP-14 One switch, also with keys',
  parameters: { visual: { disable: true } },
  render: (args) => <Remembering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(canvas.getByRole('switch', { checked: true })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const FromSystem: Story = {
  args: { checked: true, fromSystem: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      /Dispozitivul tău cere mai puțină mișcare/,
    )
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <QuietMode {...args} />
      <QuietMode {...args} checked />
      <QuietMode {...args} checked fromSystem />
      <QuietMode {...args} disabled />
    </div>
  ),
}
