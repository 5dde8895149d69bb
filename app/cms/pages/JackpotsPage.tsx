import { Suspense } from 'react'
import { LazyNothing } from '#app/content/LazyNothing.tsx'
import { useSlice } from '#app/content/slices.ts'
import { JackpotOf } from '#app/tiles/jackpots/JackpotOf.tsx'
import { PageCell } from '#ui/layout/Page'
import styles from './CardGrid.module.css'

/** Every jackpot with its levels. */
export function JackpotsPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <Suspense>
        <Loaded slice={slice} />
      </Suspense>
    </PageCell>
  )
}

function Loaded({ slice }: { slice: string }) {
  const { jackpots } = useSlice(slice, 'JackpotList')
  if (jackpots.length === 0) return <LazyNothing of="jackpots" />
  return (
    <ul className={styles.jackpots}>
      {jackpots.map((jackpot) => (
        <li key={jackpot.id} className={styles.item}>
          <JackpotOf jackpot={jackpot} />
        </li>
      ))}
    </ul>
  )
}
