import { useState } from 'react'
import { fn } from 'storybook/test'
import { FilterGroup, type FilterOption } from '#ui/browse/FilterGroup'
import { FilterActions, FilterPanel } from '#ui/browse/FilterPanel'
import { RangeSlider } from '#ui/controls/RangeSlider'
import { Switch } from '#ui/controls/Switch'
import { Drawer } from '#ui/overlay/Drawer'
import { bets, features, toggled, volatility } from '../ui/browse/filters.ts'
import { providers } from './data.ts'

const studios: FilterOption[] = providers.map(({ name, count }, place) => ({
  value: name,
  label: name,
  count,
  selected: place === 0,
}))

const first = { 'Cu jackpot': true, 'Rundă bonus': false, Dublaj: false }

/** The filters over the page; every press makes the number on the button another one. */
export function FilterDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [groups, setGroups] = useState({ studios, features, volatility })
  const [quick, setQuick] = useState<Record<string, boolean>>(first)
  const [range, setRange] = useState<readonly [number, number]>([0.2, 50])
  const [changes, setChanges] = useState(0)
  const toggle = (name: keyof typeof groups) => (value: string) => {
    setGroups({ ...groups, [name]: toggled(groups[name], value) })
    setChanges(changes + 1)
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      kind="menu"
      shape="side"
      title="Filtre"
      footer={
        <FilterActions
          count={Math.max(0, 37 - changes)}
          unchanged={changes === 0}
          onApply={onClose}
          onClear={fn()}
        />
      }
    >
      <FilterPanel
        quick={Object.entries(quick).map(([label, checked]) => (
          <Switch
            key={label}
            label={label}
            checked={checked}
            onChange={(on) => setQuick({ ...quick, [label]: on })}
          />
        ))}
        range={
          <RangeSlider
            label="Miză"
            minLabel="Miză minimă"
            maxLabel="Miză maximă"
            suffix="lei"
            steps={bets}
            value={range}
            onChange={setRange}
            format={(value) => `${value} lei`}
          />
        }
      >
        <FilterGroup label="Furnizori" options={groups.studios} onToggle={toggle('studios')} />
        <FilterGroup
          label="Caracteristici"
          gender="feminine"
          options={groups.features}
          onToggle={toggle('features')}
        />
        <FilterGroup label="Volatilitate" options={groups.volatility} onToggle={toggle('volatility')} />
      </FilterPanel>
    </Drawer>
  )
}
