import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSliceOf } from '#app/content/slices.ts'
import { CollectionOf } from '#app/tiles/CollectionOf.tsx'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import styles from './CardGrid.module.css'
import { ProvidersAZ } from './ProvidersAZ.tsx'

/** All collections, or all providers. */
export function CardsPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <Suspense>
        <Cards slice={slice} />
      </Suspense>
    </PageCell>
  )
}

function Cards({ slice }: { slice: string }) {
  const cards = useSliceOf(slice, ['Collections', 'Providers'])
  if (cards.type === 'Providers') return <ProvidersAZ items={cards.items} />
  return (
    <>
      <HiddenHeading>
        <FormattedMessage id="list.all" />
      </HiddenHeading>
      <ul className={styles.cards}>
        {cards.items.map((item) => (
          <li key={item.slug} className={styles.item}>
            <CollectionOf item={item} />
          </li>
        ))}
      </ul>
    </>
  )
}
