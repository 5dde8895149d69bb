import { BalanceToggle } from '#ui/player/BalanceToggle'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Un sold care nu a venit încă rămâne necunoscut.',
      look: <BalanceToggle onToggle={() => {}} />,
    },
    bad: {
      says: 'Zero în locul lui sperie: banii par pierduți.',
      look: <BalanceToggle value={0} onToggle={() => {}} />,
    },
  },
]
