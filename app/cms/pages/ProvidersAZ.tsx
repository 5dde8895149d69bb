import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProvidersSlice } from '#app/api/contract/slices.ts'
import { byLetter } from '#app/domain/letters.ts'
import { popularProviders } from '#app/domain/popularProviders.ts'
import { ProviderOf } from '#app/tiles/ProviderOf.tsx'
import { Link } from '#ui/foundation/Link'
import grid from './CardGrid.module.css'
import styles from './ProvidersAZ.module.css'

type Items = ProvidersSlice['items']

/** Number of providers from which the popular ones are listed first. */
const MIN_PROVIDERS_FOR_POPULAR = 24

const anchorOf = (letter: string): string => `litera-${letter === '#' ? 'alta' : letter.toLowerCase()}`

/** The popular providers, then all A–Z, with a jump to each first letter that has any; it works without scripts. */
export function ProvidersAZ({ items }: { items: Items }) {
  const { formatMessage } = useIntl()
  const groups = byLetter(items)
  return (
    <div className={styles.page}>
      <nav className={styles.letters} aria-label={formatMessage({ id: 'providers.letters' })}>
        {groups.map(({ letter }) => (
          <Link key={letter} className={styles.letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </Link>
        ))}
      </nav>
      <div className={styles.groups}>
        {items.length >= MIN_PROVIDERS_FOR_POPULAR && (
          <Group
            heading={<FormattedMessage id="providers.popular" />}
            items={popularProviders(items, ({ count }) => count)}
          />
        )}
        {groups.map(({ letter, items: members }) => (
          <Group key={letter} anchor={anchorOf(letter)} heading={letter} items={members} />
        ))}
      </div>
    </div>
  )
}

type GroupProps = { anchor?: string; heading: React.ReactNode; items: Items }

function Group({ anchor, heading, items }: GroupProps) {
  const id = useId()
  return (
    <section id={anchor} className={styles.group} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={grid.small}>
        {items.map((item) => (
          <li key={item.slug} className={grid.item}>
            <ProviderOf item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
