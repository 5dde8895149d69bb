import { LazyImage } from '#ui/media/LazyImage'
import type { Pair } from '../../componentGuide.ts'

const box = { display: 'grid', inlineSize: 140, blockSize: 140 }

export const pairs: readonly Pair[] = [
  {
    good: {
      says: 'Când imaginea lipsește, titlul îi ține locul.',
      look: (
        <div style={box}>
          <LazyImage alt="" missing={{ title: 'Livada de Aur', maker: 'Șapte Văi' }} />
        </div>
      ),
    },
    bad: {
      says: 'O placă goală: nu se știe ce joc este.',
      look: (
        <div style={box}>
          <LazyImage alt="" />
        </div>
      ),
    },
  },
]
