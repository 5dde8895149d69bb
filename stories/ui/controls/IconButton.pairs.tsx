import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import type { Pair } from '../../componentGuide.ts'

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Acțiunea zonei are cuvinte; semnul singur rămâne pentru ce se știe peste tot.',
      look: (
        <>
          <Button tone="primary" icon="play-fill">
            Joacă
          </Button>
          <IconButton icon="x-bold" label="Închide" />
        </>
      ),
    },
    bad: {
      says: 'Semne care cer ghicit: nimeni nu știe ce face fiecare.',
      look: (
        <>
          <IconButton icon="stack" label="Joacă" />
          <IconButton icon="poker-chip" label="Depune" />
          <IconButton icon="clipboard-text" label="Reguli" />
        </>
      ),
    },
  },
]
