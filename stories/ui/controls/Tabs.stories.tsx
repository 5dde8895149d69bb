import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Tabs, type TabsProps } from '#ui/controls/Tabs'

function Live({ value, onChange, ...rest }: TabsProps) {
  const [chosen, choose] = useState(value)
  return (
    <Tabs
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
  component: Tabs,
  tags: ['control'],
  args: {
    label: 'Câștiguri',
    value: 'recente',
    items: [
      { id: 'recente', label: 'Recente', panel: <p>Ana a câștigat 1.240,00 lei la Regina Nilului.</p> },
      { id: 'jackpot', label: 'Jackpot', panel: <p>Foc de Aramă a fost câștigat de 3 ori luna aceasta.</p> },
      { id: 'faima', label: 'Hol de faimă', panel: <p>Cele mai mari trei câștiguri ale anului.</p> },
    ],
    onChange: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Arrows go round, Home and End go to the ends; each brings its panel at once. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Recente', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Hol de faimă', selected: true })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('faima')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: 'Jackpot' })).toHaveTextContent('Foc de Aramă')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Hol de faimă' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Recente' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('tab', { name: 'Recente' })).toHaveFocus()
  },
}

export const WithCounts: Story = {
  args: {
    label: 'Rotiri gratuite',
    value: 'active',
    items: [
      { id: 'active', label: 'Active', count: 2, panel: <p>20 de rotiri la Diamant 40, până mâine.</p> },
      { id: 'folosite', label: 'Folosite', count: 14, panel: <p>14 pachete.</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Folosite 14' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('14 pachete.')
  },
}

const kinds = ['Toate', 'Sloturi', 'Ruletă', 'Blackjack', 'Baccarat', 'Jocuri de masă', 'Crash', 'Loto']

/** Sideways when they do not fit; the page stays as wide as it is. */
export const ManyOnPhone: Story = {
  args: { value: 'Loto', items: kinds.map((kind) => ({ id: kind, label: kind, panel: <p>{kind}</p> })) },
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 342 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.tab()
    const { right } = canvas.getByRole('tab', { name: 'Loto' }).getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(canvas.getByRole('tablist').getBoundingClientRect().right + 1)
  },
}

export const LongestText: Story = {
  args: {
    items: [
      {
        id: 'recente',
        label: 'Câștigurile tale din ultimele treizeci de zile',
        count: 1284,
        panel: <p>1.284</p>,
      },
      { id: 'jackpot', label: 'Câștigurile tuturor jucătorilor de pe site', panel: null },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

export const Matrix: Story = {
  render: ({ items, onChange }) => (
    <div style={{ display: 'grid', gap: 28 }}>
      {items.map(({ id, label }) => (
        <Tabs key={id} label={`Câștiguri: ${label}`} items={items} value={id} onChange={onChange} />
      ))}
      <Tabs
        label="Cu număr"
        value={items[0]?.id ?? ''}
        items={items.map((item, index) => ({ ...item, count: index * 1284 }))}
        onChange={onChange}
      />
    </div>
  ),
}
