import { FormFailure } from '#ui/feedback/FormFailure'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Ce s-a întâmplat și ce se poate face.',
      look: (
        <FormFailure
          failure={{
            title: 'Numele sau parola nu se potrivesc',
            text: 'Contul tău este în siguranță. Verifică parola și încearcă din nou.',
          }}
        />
      ),
    },
    bad: {
      says: 'Un cod spune ceva numai programatorilor.',
      look: <FormFailure failure={{ title: 'EROARE 401!' }} />,
    },
  },
]
