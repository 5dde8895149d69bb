import { Select } from '#ui/controls/Select'
import type { Pair } from '../../componentGuide.ts'

const languages = [
  { value: 'ro', label: 'Română' },
  { value: 'en', label: 'Engleză' },
  { value: 'el', label: 'Greacă' },
  { value: 'hu', label: 'Maghiară' },
  { value: 'tr', label: 'Turcă' },
  { value: 'nl', label: 'Neerlandeză' },
]
const themes = [
  { value: 'dark', label: 'Întunecată' },
  { value: 'light', label: 'Luminoasă' },
]

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Mai mult de cinci variante, cu nume cunoscute.',
      look: <Select label="Limbă" options={languages} defaultValue="ro" />,
    },
    bad: {
      says: 'Două variante nu se ascund într-o listă: stau la vedere.',
      look: <Select label="Temă" options={themes} defaultValue="dark" />,
    },
  },
]
