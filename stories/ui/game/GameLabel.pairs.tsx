import { GameLabel } from '#ui/game/GameLabel'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: { says: 'Un cuvânt, cel mult două.', look: <GameLabel text="Nou" /> },
    bad: {
      says: 'O reclamă acoperă imaginea jocului.',
      look: <GameLabel text="Numai în acest weekend, pentru toți jucătorii" />,
    },
  },
]
