import { RangeSlider } from '#ui/controls/RangeSlider'
import type { Pair } from '../../componentGuide.ts'

const bet = {
  minLabel: 'Miză minimă',
  maxLabel: 'Miză maximă',
  steps: [0.2, 1, 2, 5, 10, 20, 50, 100],
  defaultValue: [1, 50],
} as const

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Capetele au nume și unitate.',
      look: (
        <RangeSlider
          {...bet}
          label="Miză"
          format={(value) => `${value.toLocaleString('ro-RO')} lei`}
          suffix="lei"
        />
      ),
    },
    bad: {
      says: 'Cifre fără unitate: lei, rotiri sau minute?',
      look: <RangeSlider {...bet} label="Valoare" format={(value) => String(value)} />,
    },
  },
]
