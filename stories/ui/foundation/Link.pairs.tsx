import { Link } from '#ui/foundation/Link'
import type { Pair } from '../../componentGuide.ts'

/** As links look in a text. */
const inText = { color: 'var(--color-action-text)', textDecoration: 'underline' }

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Cuvintele spun unde duce, și citite singure.',
      look: (
        <p>
          Înainte să începi, citește{' '}
          <Link href="#reguli" style={inText}>
            regulile bonusului
          </Link>
          .
        </p>
      ),
    },
    bad: {
      says: '„Aici” nu spune nimic într-o listă de legături.',
      look: (
        <p>
          Pentru regulile bonusului apasă{' '}
          <Link href="#reguli" style={inText}>
            aici
          </Link>
          .
        </p>
      ),
    },
  },
]
