import { Checkbox } from '#ui/controls/Checkbox'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Alegeri care pot sta împreună.',
      look: (
        <div>
          <Checkbox label="Cu jackpot" defaultChecked count={48} />
          <Checkbox label="Noi" defaultChecked count={12} />
        </div>
      ),
    },
    bad: {
      says: 'Alegeri care se exclud: ambele bifate nu înseamnă nimic.',
      look: (
        <div>
          <Checkbox label="Întâi cele noi" defaultChecked />
          <Checkbox label="Întâi cele vechi" defaultChecked />
        </div>
      ),
    },
  },
]
