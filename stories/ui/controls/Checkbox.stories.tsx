import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '#ui/controls/Checkbox'

function Live({ checked, onChange, ...rest }: CheckboxProps) {
  const [chosen, choose] = useState(checked)
  return (
    <Checkbox
      {...rest}
      checked={chosen}
      onChange={(next) => {
        choose(next)
        onChange(next)
      }}
    />
  )
}

const meta = {
  component: Checkbox,
  tags: ['control'],
  args: { label: 'Turnul Nord', checked: false, onChange: fn() },
  render: (args) => <Live {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 340 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord', checked: false })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Turnul Nord'))
    await expect(box).not.toBeChecked()
  },
}

export const Selected: Story = { args: { checked: true } }

export const WithCount: Story = {
  args: { count: 412, checked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Turnul Nord' })).toHaveAccessibleDescription('412')
  },
}

export const Indeterminate: Story = {
  args: { label: 'Toți furnizorii', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Toți furnizorii' })).toBePartiallyChecked()
  },
}

/** Can be reached, says why, and does not change. */
export const Disabled: Story = {
  args: { disabled: true, count: 0, reason: 'Niciun joc cu filtrele alese' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('0 Niciun joc cu filtrele alese')
  },
}

export const Locked: Story = {
  args: { locked: 'Ești pe pagina furnizorului', checked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('Ești pe pagina furnizorului')
  },
}

export const LongestText: Story = {
  args: { label: 'Atelierul de Jocuri Mecanice din Valea Superioară a Crișului Repede', count: 1284 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Matrix: Story = {
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gap: 4 }}>
      {[undefined, 'show-hover'].map((state) => (
        <div key={String(state)} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 40px' }}>
          <Checkbox label="Liberă" checked={false} className={state} count={230} onChange={onChange} />
          <Checkbox label="Aleasă" checked className={state} count={144} onChange={onChange} />
          <Checkbox label="Parțial" checked={false} indeterminate className={state} onChange={onChange} />
          <Checkbox
            label="Inactivă"
            checked={false}
            disabled
            className={state}
            count={0}
            onChange={onChange}
          />
          <Checkbox label="Aleasă, inactivă" checked disabled className={state} onChange={onChange} />
          <Checkbox label="Blocată" checked locked="Fixată de pagină" className={state} onChange={onChange} />
        </div>
      ))}
    </div>
  ),
}
