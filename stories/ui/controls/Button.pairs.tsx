import { Button } from '#ui/controls/Button'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'O singură acțiune principală; cealaltă este conturată.',
      look: (
        <>
          <Button tone="primary">Joacă</Button>
          <Button>Demo</Button>
        </>
      ),
    },
    bad: {
      says: 'Două principale: nu se mai vede care este cea așteptată.',
      look: (
        <>
          <Button tone="primary">Joacă</Button>
          <Button tone="primary">Demo</Button>
        </>
      ),
    },
  },
  {
    good: { says: 'Un verb și cel mult un obiect.', look: <Button tone="primary">Deschide un cont</Button> },
    bad: {
      says: 'O frază pe trei rânduri nu se citește ca o acțiune.',
      look: (
        <div style={{ inlineSize: 200 }}>
          <Button tone="primary">Apasă aici ca să deschizi acum un cont nou pe site-ul nostru</Button>
        </div>
      ),
    },
  },
]
