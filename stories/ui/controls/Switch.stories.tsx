import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from '#ui/controls/Switch'
import { fits } from '../../matrix.tsx'

const meta = {
  component: Switch,
  tags: ['control'],
  args: { label: 'Cu jackpot', onCheckedChange: fn() },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 340 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Oprit',
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Cu jackpot', checked: false })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Cu jackpot'))
    await expect(control).not.toBeChecked()
  },
}

export const On: Story = { name: 'Pornit', args: { defaultChecked: true } }

export const WithDescription: Story = {
  name: 'Cu descriere',
  args: { label: 'Oprește actualizările', description: 'Jackpoturile și câștigurile rămân cum sunt acum.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Oprește actualizările' })
    await expect(control).toHaveAccessibleDescription('Jackpoturile și câștigurile rămân cum sunt acum.')
  },
}

export const WithNumber: Story = {
  name: 'Cu un număr lângă comutator',
  args: { aside: '122 de jocuri' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Cu jackpot' })).toHaveAccessibleDescription(
      '122 de jocuri',
    )
  },
}

export const HiddenLabel: Story = {
  name: 'Cu etichetă ascunsă',
  args: { hideLabel: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Cu jackpot' })).toBeVisible()
  },
}

/** Can be reached and read, and does not turn. */
export const Disabled: Story = {
  name: 'Inactiv',
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Cu jackpot' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
    await expect(control).toHaveAttribute('aria-disabled', 'true')
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: { label: 'Numai mese deschise care au în acest moment cel puțin un loc liber', defaultChecked: true },
  play: fits,
}

const sizes = ['s', 'm', 'l'] as const
const sizeWords = { s: 'Mic', m: 'Mediu', l: 'Mare' } as const
const stateWords = { rest: 'în repaus', 'show-hover': 'sub cursor', disabled: 'inactiv' } as const

export const Sizes: Story = {
  name: 'Mic, mediu și mare',
  tags: ['KIT-08'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {sizes.map((size) => (
        <Switch key={size} label={sizeWords[size]} size={size} defaultChecked />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('switch').map((control) => control.offsetWidth)
    await expect(widths).toEqual([36, 44, 52])
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px 40px' }}>
      {sizes.flatMap((size) =>
        [false, true].flatMap((checked) =>
          (['rest', 'show-hover', 'disabled'] as const).map((state) => (
            <Switch
              key={`${size}${checked}${state}`}
              label={`${sizeWords[size]}, ${stateWords[state]}`}
              className={state}
              size={size}
              defaultChecked={checked}
              disabled={state === 'disabled'}
            />
          )),
        ),
      )}
    </div>
  ),
}
