import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fn } from 'storybook/test'
import { SegmentedControl, type SegmentedControlProps } from '#ui/controls/SegmentedControl'
import { fits, matrixOf } from '../../matrix.tsx'

const meta = {
  component: SegmentedControl as ComponentType<SegmentedControlProps>,
  tags: ['control', 'beta'],
  args: {
    label: 'Perioada',
    options: [
      { value: 'day', label: 'Zi' },
      { value: 'week', label: 'Săptămână' },
      { value: 'month', label: 'Lună' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<SegmentedControlProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Trei variante, una aleasă',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Perioada' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Lună' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month')
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Lună')
    await userEvent.click(canvas.getByText('Zi'))
    await expect(canvas.getByRole('radio', { name: 'Zi' })).toBeChecked()
  },
}

/** One stop in the order of Tab; arrow keys, Home and End choose. */
export const Keyboard: Story = {
  name: 'Săgețile aleg',
  tags: ['proof'],
  parameters: { visual: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Zi')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('Săptămână')).toBeChecked()
    await userEvent.keyboard('{End}')
    await expect(radio('Lună')).toHaveFocus()
    await expect(radio('Lună')).toBeChecked()
    await userEvent.keyboard('{Home}')
    await expect(radio('Zi')).toBeChecked()
    await userEvent.tab()
    await expect(document.activeElement).not.toHaveRole('radio')
  },
}

export const Small: Story = { name: 'Mic', args: { size: 's', defaultValue: 'week' } }

export const WithIcons: Story = {
  name: 'Cu semne',
  args: {
    label: 'Tema',
    hideLabel: true,
    defaultValue: 'dark',
    options: [
      { value: 'light', label: 'Luminos', icon: 'sun' },
      { value: 'dark', label: 'Întunecat', icon: 'moon' },
    ],
  },
}

export const WithADisabledOne: Story = {
  name: 'Cu o variantă inactivă',
  args: {
    options: [
      { value: 'day', label: 'Zi' },
      { value: 'week', label: 'Săptămână' },
      { value: 'month', label: 'Lună', disabled: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const month = canvas.getByRole('radio', { name: 'Lună' })
    await expect(month).toBeDisabled()
    await userEvent.click(canvas.getByText('Lună'))
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** What does not fit goes to another row. */
export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    options: [
      { value: 'day', label: 'Numai astăzi' },
      { value: 'week', label: 'Săptămâna aceasta' },
      { value: 'month', label: 'Luna calendaristică' },
    ],
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 300 }}>
      <Story />
    </div>
  ),
  play: fits,
}

/** Under a finger each is 48 px high. */
export const Touch: Story = {
  name: 'Degetul alege',
  globals: { input: 'touch' },
  parameters: { visual: { disable: true } },
  tags: ['proof'],
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.offsetHeight).toBeGreaterThanOrEqual(48)
  },
}

export const Matrix: Story = {
  ...matrixOf(meta, { Default, Small, WithIcons, WithADisabledOne, LongestText }),
  name: 'Variante',
}
