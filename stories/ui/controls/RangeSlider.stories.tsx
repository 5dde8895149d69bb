import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { RangeSlider } from '#ui/controls/RangeSlider'
import { fits } from '../../matrix.tsx'

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

const meta = {
  component: RangeSlider,
  tags: ['control'],
  args: {
    label: 'Miză',
    minLabel: 'Miză minimă',
    maxLabel: 'Miză maximă',
    suffix: 'lei',
    steps,
    defaultValue: [0.2, 50],
    onValueChange: fn(),
    format: (value: number) =>
      `${value.toLocaleString('ro-RO', { minimumFractionDigits: value < 1 ? 2 : 0 })} lei`,
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 372 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof RangeSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Un interval ales',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Miză' })).toBeVisible()
    const low = canvas.getByRole('slider', { name: 'Miză minimă' })
    const high = canvas.getByRole('slider', { name: 'Miză maximă' })
    await expect(low).toHaveAttribute('aria-valuetext', '0,20 lei')
    await expect(low).toHaveAttribute('aria-valuemax', '50')
    await expect(high).toHaveAttribute('aria-valuemin', '0.2')
  },
}

/** One step, ten steps, own bounds; the order of Tab never changes. */
export const Keyboard: Story = {
  name: 'Săgețile mută capetele, Tab le păstrează ordinea',
  tags: ['proof'],
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Miză minimă' })
    const high = canvas.getByRole('slider', { name: 'Miză maximă' })
    await userEvent.tab()
    await expect(low).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0.5, 50])
    await userEvent.keyboard('{PageUp}')
    await expect(low).toHaveAttribute('aria-valuenow', '50')
    await userEvent.tab()
    await expect(high).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(high).toHaveAttribute('aria-valuenow', '50')
    await userEvent.keyboard('{End}')
    await expect(high).toHaveAttribute('aria-valuetext', '500 lei')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 0])
  },
}

/** The way without dragging: what is typed is kept, only thumbs stand on steps. */
export const Typed: Story = {
  name: 'Valorile scrise se păstrează',
  tags: ['proof'],
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: 'Miză minimă' })
    const high = canvas.getByRole('textbox', { name: 'Miză maximă' })
    await userEvent.clear(high)
    await userEvent.type(high, '75{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0.2, 75])
    await expect(high).toHaveValue('75')
    await userEvent.clear(low)
    await userEvent.type(low, '4,5{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([4.5, 75])
    await expect(low).toHaveValue('4,50')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([4.5, 20])
    await expect(low).toHaveValue('4,50')
    await userEvent.clear(high)
    await userEvent.type(high, 'mult{Enter}')
    await expect(high).toHaveValue('20')
    await userEvent.clear(high)
    await userEvent.clear(low)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0, 0])
    await expect(low).toHaveAttribute('placeholder', 'oricare')
  },
}

/** A minimum above the maximum is said beside the field that made it so, and nothing is repaired. */
export const Crossed: Story = {
  name: 'Minimul peste maxim: greșeala lângă câmp',
  play: async ({ args, canvas, userEvent }) => {
    const low = canvas.getByRole('textbox', { name: 'Miză minimă' })
    const high = canvas.getByRole('textbox', { name: 'Miză maximă' })
    await userEvent.clear(low)
    await userEvent.type(low, '80{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([80, 50])
    await expect(low).toHaveAccessibleDescription(/Minimul este mai mare decât maximul\./)
    await expect(low).toBeInvalid()
    await expect(low).toHaveValue('80')
    await userEvent.clear(high)
    await userEvent.type(high, '90{Enter}')
    await expect(low).toBeValid()
    await userEvent.clear(high)
    await userEvent.type(high, '20{Enter}')
    await expect(high).toHaveAccessibleDescription(/Maximul este mai mic decât minimul\./)
    await expect(low).toBeValid()
  },
}

export const Any: Story = { name: 'Oricât: niciun capăt mutat', args: { defaultValue: [0, 0] } }

/** A press on the line moves the nearer thumb, which is then dragged. */
export const Dragged: Story = {
  name: 'Capătul mai apropiat se trage',
  tags: ['proof'],
  play: async ({ args, canvas }) => {
    const high = canvas.getByRole('slider', { name: 'Miză maximă' })
    const track = high.parentElement as HTMLElement
    const { left, width, top } = track.getBoundingClientRect()
    const at = (place: number) => ({
      clientX: left + (width * place) / (steps.length - 1),
      clientY: top + 22,
      button: 0,
    })
    await fireEvent.pointerDown(track, at(10))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0.2, 200])
    await expect(high).toHaveFocus()
    await fireEvent.pointerMove(track, at(6))
    await fireEvent.pointerMove(track, at(0))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0.2, 0.2])
    await fireEvent.pointerUp(track, at(0))
    await fireEvent.pointerMove(track, at(9))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([0.2, 0.2])
    await expect(track.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(high.offsetWidth).toBeGreaterThanOrEqual(24)
  },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    label: 'Câștigul cel mai mare pe care jocul îl poate da dintr-o singură rotire',
    minLabel: 'Cel puțin, dintr-o rotire',
    maxLabel: 'Cel mult, dintr-o rotire',
    steps: [1000, 10_000, 100_000, 1_000_000, 10_000_000],
    defaultValue: [10_000, 1_000_000],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ label: _, ...rest }) => (
    <div style={{ display: 'grid', gap: 28 }}>
      <RangeSlider {...rest} label="Oricare" defaultValue={[0, 0]} />
      <RangeSlider {...rest} label="Între două" defaultValue={[1, 20]} />
      <RangeSlider {...rest} label="Numai de la" defaultValue={[10, 0]} />
      <RangeSlider {...rest} label="Numai până la" defaultValue={[0, 5]} />
      <RangeSlider {...rest} label="Una singură" defaultValue={[5, 5]} />
    </div>
  ),
}
