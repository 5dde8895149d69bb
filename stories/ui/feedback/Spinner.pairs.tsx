import { Spinner } from '#ui/feedback/Spinner'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Pentru o așteptare scurtă, într-un loc mic.',
      look: (
        <>
          <Spinner label="Se salvează favoritul" /> Se salvează…
        </>
      ),
    },
    bad: {
      says: 'O listă întreagă cere schelete, nu câte o roată de fiecare joc.',
      look: (
        <>
          {[1, 2, 3, 4, 5].map((game) => (
            <div
              key={game}
              style={{
                display: 'grid',
                placeItems: 'center',
                inlineSize: 72,
                blockSize: 72,
                background: 'var(--color-surface-2)',
              }}
            >
              <Spinner label="Se încarcă jocul" />
            </div>
          ))}
        </>
      ),
    },
  },
]
