import { Suspense } from 'react'
import { useSliceOf } from '#app/queries/slices.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { CollectionOf } from '#app/widgets/CollectionOf.tsx'
import { ProviderOf } from '#app/widgets/ProviderOf.tsx'
import { PageCell } from '#ui/layout/Page'
import styles from './CardGrid.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'

/** All collections, or all providers. */
export function CardsPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <HiddenHeading id="list.all" />
      <Suspense>
        <Cards slice={slice} />
      </Suspense>
    </PageCell>
  )
}

function Cards({ slice }: { slice: string }) {
  const cards = useSliceOf(slice, ['Collections', 'Providers'], { status: useStatus() })
  return (
    <ul className={cards.type === 'Providers' ? styles.small : styles.cards}>
      {cards.type === 'Providers'
        ? cards.items.map((item) => (
            <li key={item.slug} className={styles.item}>
              <ProviderOf item={item} />
            </li>
          ))
        : cards.items.map((item) => (
            <li key={item.slug} className={styles.item}>
              <CollectionOf item={item} />
            </li>
          ))}
    </ul>
  )
}
