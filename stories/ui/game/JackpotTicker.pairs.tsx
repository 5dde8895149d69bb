import { JackpotTicker } from '#ui/game/JackpotTicker'
import type { Pair } from '../../componentGuide.ts'

const sums = [1284907.36, 48210.11, 3904.75]

const Sums = ({ sizes }: { sizes: readonly ('m' | 's')[] }) => (
  <div style={{ display: 'grid', gap: 8 }}>
    {sums.map((value, row) => (
      <JackpotTicker key={value} value={value} size={sizes[row]} />
    ))}
  </div>
)

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'O singură sumă mare pe zonă; celelalte sunt mici.',
      look: <Sums sizes={['m', 's', 's']} />,
    },
    bad: { says: 'Trei sume la fel de mari se ceartă pe privire.', look: <Sums sizes={['m', 'm', 'm']} /> },
  },
]
