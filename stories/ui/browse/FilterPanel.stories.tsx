import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { FilterGroup } from '#ui/browse/FilterGroup'
import {
  FilterActions,
  type FilterActionsProps,
  FilterClear,
  type FilterClearProps,
  FilterPanel,
  type FilterPanelProps,
} from '#ui/browse/FilterPanel'
import { RangeSlider } from '#ui/controls/RangeSlider'
import { Switch } from '#ui/controls/Switch'
import { Examples } from '../../matrix.tsx'
import { bets, features, providers, toggled, volatility } from './filters.ts'

type Args = FilterPanelProps & FilterActionsProps & FilterClearProps

/** Stands for the drawer: a head and a foot that stay, and a body that scrolls. */
function Frame({ head, body, foot }: Record<'head' | 'body' | 'foot', ReactNode>) {
  const edge = '1px solid var(--color-border-subtle)'
  return (
    <div style={{ maxInlineSize: 420, background: 'var(--color-surface-1)', borderRadius: 20, border: edge }}>
      <div style={{ display: 'flex', justifyContent: 'end', padding: '16px 24px 0' }}>{head}</div>
      <div style={{ padding: 24 }}>{body}</div>
      <div style={{ padding: '16px 24px', borderBlockStart: edge }}>{foot}</div>
    </div>
  )
}

function Panel({ count, unchanged, clean, onApply, onClear, removal, ...rest }: Args) {
  const [groups, setGroups] = useState({ providers, features, volatility })
  const [quick, setQuick] = useState({ jackpot: true, bonus: false, gamble: false })
  const [range, setRange] = useState<readonly [number, number]>([0.2, 50])
  const [changes, setChanges] = useState(0)
  const group = (name: keyof typeof groups) => (value: string) => {
    setGroups({ ...groups, [name]: toggled(groups[name], value) })
    setChanges(changes + 1)
  }

  return (
    <Frame
      head={<FilterClear clean={clean} onClear={onClear} />}
      body={
        <FilterPanel
          {...rest}
          quick={
            <>
              <Switch
                label="Cu jackpot"
                checked={quick.jackpot}
                onCheckedChange={(jackpot) => setQuick({ ...quick, jackpot })}
              />
              <Switch
                label="Rundă bonus"
                checked={quick.bonus}
                onCheckedChange={(bonus) => setQuick({ ...quick, bonus })}
              />
              <Switch
                label="Dublaj"
                checked={quick.gamble}
                onCheckedChange={(gamble) => setQuick({ ...quick, gamble })}
              />
            </>
          }
          range={
            <RangeSlider
              label="Miză"
              minLabel="Miză minimă"
              maxLabel="Miză maximă"
              suffix="lei"
              steps={bets}
              value={range}
              onValueChange={setRange}
              format={(value) => `${value} lei`}
            />
          }
        >
          <FilterGroup label="Furnizori" options={groups.providers} onToggle={group('providers')} />
          <FilterGroup
            label="Caracteristici"
            gender="feminine"
            options={groups.features}
            onToggle={group('features')}
          />
          <FilterGroup label="Volatilitate" options={groups.volatility} onToggle={group('volatility')} />
        </FilterPanel>
      }
      foot={
        <FilterActions
          count={count === undefined ? undefined : count - changes}
          unchanged={unchanged && changes === 0}
          onApply={onApply}
          removal={removal}
        />
      }
    />
  )
}

const meta = {
  component: FilterPanel,
  subcomponents: { FilterActions, FilterClear },
  args: { count: 37, unchanged: false, clean: false, onApply: fn(), onClear: fn() } as Args,
  render: (args) => <Panel {...(args as Args)} />,
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

export const Default: Story = {
  name: 'Butonul spune câte jocuri rămân',
  tags: ['UXP-03'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vezi 37 de jocuri' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Brazi' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Medie' }))
    await expect(canvas.getByRole('button', { name: 'Vezi 35 de jocuri' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('35 de jocuri'), {
      timeout: 2000,
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Șterge tot' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** FIL-02: the draft equals what is applied; the button can be reached and says so. */
export const Unchanged: Story = {
  name: 'Nimic schimbat: nu este nimic de aplicat',
  tags: ['FIL-02'],
  args: { unchanged: true },
  play: async ({ args, canvas, userEvent }) => {
    const apply = canvas.getByRole('button', { name: 'Vezi 37 de jocuri' })
    await userEvent.click(apply)
    await expect(apply).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Brazi' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Vezi 36 de jocuri' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
  },
}

const onRemove = fn()

export const Empty: Story = {
  name: 'Niciun joc: ce filtru ar aduce cele mai multe',
  tags: ['UXP-03'],
  args: { count: 0, removal: { label: 'Megaways', count: 14, onRemove } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scoate „Megaways”: 14 jocuri' }))
    await expect(onRemove).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Niciun joc' }))
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

export const Unknown: Story = {
  name: 'Un număr care nu se știe încă nu se spune',
  tags: ['proof', 'FIL-12'],
  args: { count: undefined },
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aplică filtrele' }))
    await expect(args.onApply).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  args: { clean: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Șterge tot' }))
    await expect(args.onClear).not.toHaveBeenCalled()
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: ({ onApply }) => (
    <Examples
      words={['Un joc', 'Multe jocuri', 'Nimic schimbat', 'Niciun joc', 'Niciun joc, cu o ieșire']}
      style={{ display: 'grid', gap: 28, maxInlineSize: 372 }}
    >
      <FilterActions count={1} onApply={onApply} />
      <FilterActions count={1284} onApply={onApply} />
      <FilterActions count={37} unchanged onApply={onApply} />
      <FilterActions count={0} onApply={onApply} />
      <FilterActions count={0} removal={{ label: 'Megaways', count: 14, onRemove }} onApply={onApply} />
    </Examples>
  ),
}
