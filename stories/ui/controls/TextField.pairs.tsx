import { TextField } from '#ui/controls/TextField'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Eticheta rămâne la vedere, indicația spune forma.',
      look: <TextField label="Limită pe zi" hint="Între 10 și 5.000 lei" defaultValue="250" suffix="lei" />,
    },
    bad: {
      says: 'Eticheta din câmp dispare la prima literă: ce este 250?',
      look: <TextField label="Limită pe zi" hideLabel defaultValue="250" />,
    },
  },
  {
    good: {
      says: 'Greșeala spune ce este de făcut.',
      look: <TextField label="Limită pe zi" error="Scrie numai cifre." defaultValue="12x" suffix="lei" />,
    },
    bad: {
      says: 'Greșeala dă vina și nu ajută.',
      look: <TextField label="Limită pe zi" error="Valoare invalidă!" defaultValue="12x" suffix="lei" />,
    },
  },
]
