import { Progress } from '#ui/feedback/Progress'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Cât nu se știe durata, bara nu arată nicio valoare.',
      look: <Progress label="Verificăm datele" />,
    },
    bad: {
      says: 'O valoare inventată stă la 99 % și minte.',
      look: <Progress label="Verificăm datele" value={0.99} text="99 %" />,
    },
  },
]
