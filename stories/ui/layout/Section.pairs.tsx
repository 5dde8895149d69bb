import { Section } from '#ui/layout/Section'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Un titlu scurt, cu drumul spre toate.',
      look: (
        <Section title="Jocuri noi" count="143" action={{ href: '#noi', label: 'Vezi toate' }}>
          {null}
        </Section>
      ),
    },
    bad: {
      says: 'Un titlu cât o reclamă, fără drum mai departe.',
      look: (
        <Section title="Descoperă cele mai noi și mai tari jocuri apărute săptămâna aceasta!">{null}</Section>
      ),
    },
  },
]
