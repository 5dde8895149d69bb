import { Switch } from '#ui/controls/Switch'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: { says: 'Eticheta spune ce este pornit.', look: <Switch label="Arată soldul" defaultChecked /> },
    bad: {
      says: 'O negație pornită: nu se știe dacă soldul se vede.',
      look: <Switch label="Nu mai ascunde soldul" defaultChecked />,
    },
  },
]
