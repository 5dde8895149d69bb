import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '#ui/controls/Checkbox'
import { Examples, fits } from '../../matrix.tsx'

const meta = {
  component: Checkbox,
  tags: ['control'],
  args: { label: 'Turnul Nord', onCheckedChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 340 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Nebifată',
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord', checked: false })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Turnul Nord'))
    await expect(box).not.toBeChecked()
  },
}

export const Selected: Story = { name: 'Bifată', args: { defaultChecked: true } }

export const WithCount: Story = {
  name: 'Cu număr de jocuri',
  args: { count: 412, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Turnul Nord' })).toHaveAccessibleDescription('412')
  },
}

export const Indeterminate: Story = {
  name: 'Bifată în parte',
  args: { label: 'Toți furnizorii', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Toți furnizorii' })).toBePartiallyChecked()
  },
}

/** Can be reached, says why, and does not change. */
export const Disabled: Story = {
  name: 'Inactivă',
  args: { disabled: true, count: 0, reason: 'Niciun joc cu filtrele alese' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord' })
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('0 Niciun joc cu filtrele alese')
  },
}

export const Locked: Story = {
  name: 'Fixă, cu motivul ei',
  args: { locked: 'Ești pe pagina furnizorului', defaultChecked: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Turnul Nord' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(box).toHaveAccessibleDescription('Ești pe pagina furnizorului')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { label: 'Atelierul de Jocuri Mecanice din Valea Superioară a Crișului Repede', count: 1284 },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <Examples words={['În repaus', 'Sub cursor']} style={{ display: 'grid', gap: 4 }}>
      {[undefined, 'show-hover'].map((state) => (
        <div key={String(state)} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4px 40px' }}>
          <Checkbox label="Liberă" className={state} count={230} />
          <Checkbox label="Aleasă" defaultChecked className={state} count={144} />
          <Checkbox label="Parțial" indeterminate className={state} />
          <Checkbox label="Inactivă" disabled className={state} count={0} />
          <Checkbox label="Aleasă, inactivă" defaultChecked disabled className={state} />
          <Checkbox label="Blocată" defaultChecked locked="Fixată de pagină" className={state} />
        </div>
      ))}
    </Examples>
  ),
}
