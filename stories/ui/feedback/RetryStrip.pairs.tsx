import { RetryStrip } from '#ui/feedback/RetryStrip'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Numește ce nu a venit.',
      look: <RetryStrip text="Nu am putut încărca ultimii câștigători." onRetry={() => {}} />,
    },
    bad: {
      says: 'Cuvinte ale mașinii, din care nu se înțelege ce lipsește.',
      look: <RetryStrip text="Request failed: 503 upstream timeout" onRetry={() => {}} />,
    },
  },
]
