import { useId } from 'react'
import { useIntl } from 'react-intl'
import type { ProvidersSlice } from '#app/api/contract/slices.ts'
import { byLetter, type LetterGroup } from '#app/domain/letters.ts'
import { ProviderOf } from '#app/tiles/ProviderOf.tsx'
import { Chip } from '#ui/controls/Chip'
import grid from './CardGrid.module.css'
import styles from './ProvidersAZ.module.css'

type Items = ProvidersSlice['items']

const anchorOf = (letter: string): string => `litera-${letter === '#' ? 'alta' : letter.toLowerCase()}`

/** All providers A–Z, with a jump to each first letter that has any; it works without scripts. */
export function ProvidersAZ({ items }: { items: Items }) {
  const { formatMessage } = useIntl()
  const groups = byLetter(items)
  return (
    <div className={styles.groups}>
      <nav className={styles.letters} aria-label={formatMessage({ id: 'providers.letters' })}>
        {groups.map(({ letter }) => (
          <Chip key={letter} className={styles.letter} href={`#${anchorOf(letter)}`}>
            {letter}
          </Chip>
        ))}
      </nav>
      {groups.map((group) => (
        <Group key={group.letter} {...group} />
      ))}
    </div>
  )
}

function Group({ letter, items }: LetterGroup<Items[number]>) {
  const heading = useId()
  return (
    <section id={anchorOf(letter)} className={styles.group} aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading} className={styles.heading}>
        {letter}
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
