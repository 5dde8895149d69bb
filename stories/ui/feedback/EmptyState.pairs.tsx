import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Spune ce lipsește și cum se umple.',
      look: (
        <EmptyState
          icon="heart"
          title="Nicio preferată încă"
          text="Apasă inima de pe un joc ca să îl găsești aici."
          action={<Button href="#jocuri">Vezi jocurile</Button>}
        />
      ),
    },
    bad: {
      says: 'O fundătură: nici de ce, nici ce urmează.',
      look: <EmptyState icon="prohibit" title="Nu există rezultate." />,
    },
  },
]
