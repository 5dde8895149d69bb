import { Icon } from '#ui/media/Icon'
import type { Pair } from '../../componentGuide.ts'

const row = { display: 'inline-flex', gap: 8, alignItems: 'center' }

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Semnul stă lângă cuvinte, la mărimea rândului.',
      look: (
        <span style={row}>
          <Icon name="clock" size={20} /> Sesiune de 24 de minute
        </span>
      ),
    },
    bad: {
      says: 'Semne singure, de mărimi diferite: nici nume, nici rând.',
      look: (
        <span style={row}>
          <Icon name="clock" size={32} />
          <Icon name="hourglass" size={16} />
          <Icon name="gauge" size={24} />
        </span>
      ),
    },
  },
]
