import { Amount } from '#ui/game/Amount'
import type { Pair } from '../../componentGuide.ts'

const sums = [48210.11, 1284907.36, 3904.75]

const List = ({ forms }: { forms: readonly ('full' | 'short' | 'digits')[] }) => (
  <div style={{ display: 'grid', justifyItems: 'end' }}>
    {sums.map((value, row) => (
      <Amount key={value} value={value} form={forms[row]} />
    ))}
  </div>
)

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'O singură formă într-o listă: sumele se pot compara.',
      look: <List forms={['full', 'full', 'full']} />,
    },
    bad: {
      says: 'Forme amestecate: cea mai mare pare cea mai mică.',
      look: <List forms={['full', 'short', 'digits']} />,
    },
  },
]
