import { SegmentedControl } from '#ui/controls/SegmentedControl'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Două până la patru variante scurte, toate la vedere.',
      look: (
        <SegmentedControl
          label="Perioada"
          defaultValue="week"
          options={[
            { value: 'day', label: 'Zi' },
            { value: 'week', label: 'Săptămână' },
            { value: 'month', label: 'Lună' },
          ]}
        />
      ),
    },
    bad: {
      says: 'Prea multe și prea lungi: se înghesuie. Folosește Select.',
      look: (
        <SegmentedControl
          label="Ordinea"
          defaultValue="a"
          options={[
            { value: 'a', label: 'Recomandate pentru tine' },
            { value: 'b', label: 'Cele mai jucate azi' },
            { value: 'c', label: 'Apărute de curând' },
            { value: 'd', label: 'Cu RTP mai mare' },
            { value: 'e', label: 'După furnizor' },
          ]}
        />
      ),
    },
  },
]
