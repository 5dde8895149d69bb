import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from '#ui/controls/SegmentedControl'

function Live({ value, onChange, ...rest }: SegmentedControlProps) {
  const [chosen, choose] = useState(value)
  return (
    <SegmentedControl
      {...rest}
      value={chosen}
      onChange={(next) => {
        choose(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: SegmentedControl,
  tags: ['control'],
  args: {
    label: 'Volatilitate',
    value: 'medie',
    options: [
      { value: 'mica', label: 'Mică' },
      { value: 'medie', label: 'Medie' },
      { value: 'mare', label: 'Mare' },
    ],
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 400 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Volatilitate' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Medie', checked: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Mare', checked: true })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('mare')
    await userEvent.click(canvas.getByRole('radio', { name: 'Mică' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('mica')
  },
}

export const WithIcons: Story = {
  args: {
    label: 'Temă',
    hideLabel: true,
    value: 'sistem',
    options: [
      { value: 'luminos', label: 'Luminos', icon: 'sun' },
      { value: 'sistem', label: 'Sistem', icon: 'monitor' },
      { value: 'intunecat', label: 'Întunecat', icon: 'moon' },
    ],
  },
}

export const Disabled: Story = {
  args: {
    label: 'Mod',
    value: 'demo',
    options: [
      { value: 'demo', label: 'Demo' },
      { value: 'real', label: 'Pe bani', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Pe bani' })).toBeDisabled()
  },
}

export const LongestText: Story = {
  args: {
    label: 'Cum se ordonează mesele la care s-a mai jucat',
    value: 'a',
    options: [
      { value: 'a', label: 'După locurile libere' },
      { value: 'b', label: 'După miza cea mai mică' },
      { value: 'c', label: 'După limbă' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Matrix: Story = {
  render: ({ label: _, ...rest }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <SegmentedControl {...rest} label="Prima aleasă" value="mica" />
      <SegmentedControl {...rest} label="Ultima aleasă" value="mare" />
      <SegmentedControl
        {...rest}
        label="Cu semne, una inactivă"
        value="luminos"
        options={[
          { value: 'luminos', label: 'Luminos', icon: 'sun' },
          { value: 'intunecat', label: 'Întunecat', icon: 'moon', disabled: true },
        ]}
      />
    </div>
  ),
}
