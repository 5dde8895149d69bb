import { useState } from 'react'
import { RangeSlider } from '#ui/controls/RangeSlider'

export function Example() {
  const [bets, setBets] = useState<readonly [number, number]>([0.2, 50])
  return (
    <RangeSlider
      label="Miză"
      minLabel="Miză minimă"
      maxLabel="Miză maximă"
      suffix="lei"
      steps={[0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]}
      value={bets}
      onValueChange={setBets}
      format={(value) => `${value.toLocaleString('ro-RO')} lei`}
    />
  )
}
