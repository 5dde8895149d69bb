import { Chip } from '#ui/controls/Chip'
import type { Pair } from '../../componentGuide.ts'

const nothing = () => {}

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Unul sau două cuvinte, ca să încapă mai multe pe rând.',
      look: (
        <>
          <Chip selected onPress={nothing}>
            Toate
          </Chip>
          <Chip onPress={nothing}>Sloturi</Chip>
          <Chip onPress={nothing}>Crash</Chip>
        </>
      ),
    },
    bad: {
      says: 'O propoziție nu este un filtru rapid.',
      look: (
        <Chip selected onPress={nothing}>
          Arată-mi numai jocurile apărute în ultimele trei zile
        </Chip>
      ),
    },
  },
]
