import { useState } from 'react'
import { FilterActions, FilterClear, FilterPanel } from '#ui/browse/FilterPanel'
import { Switch } from '#ui/controls/Switch'

export function Example() {
  const [jackpot, setJackpot] = useState(false)
  return (
    <>
      <FilterClear clean={!jackpot} onClear={() => setJackpot(false)} />
      <FilterPanel quick={<Switch label="Cu jackpot" checked={jackpot} onCheckedChange={setJackpot} />} />
      <FilterActions count={jackpot ? 37 : 128} unchanged={!jackpot} onApply={() => {}} />
    </>
  )
}
