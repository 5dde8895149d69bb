import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Link } from '#ui/foundation/Link'
import { ProviderLogo } from '#ui/game/ProviderLogo/ProviderLogo.tsx'
import { Icon } from '#ui/media/Icon'
import { RowActions } from './RowActions.tsx'
import { RowContent } from './RowContent.tsx'
import styles from './SearchPanel.module.css'
import rows from './SearchRow.module.css'
import type { PopularProvider, SearchOption } from './searchOption.ts'

type RecentProps = {
  terms: readonly string[]
  onSearch: (term: string) => void
  onForget?: (term: string) => void
}

/** Number of recent searches. */
const MAX_RECENT = 4

/** Recent searches, to repeat or remove. */
export function Recent({ terms, onSearch, onForget }: RecentProps) {
  const { formatMessage } = useIntl()
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="ui.searchPanel.recent" />
      </h3>
      <ul>
        {terms.slice(0, MAX_RECENT).map((term) => (
          <li key={term} className={styles.recent}>
            <button className={styles.term} type="button" onClick={() => onSearch(term)}>
              <Icon name="clock-counter-clockwise" />
              {term}
            </button>
            {onForget && (
              <IconButton
                icon="x-bold"
                size="s"
                label={formatMessage({ id: 'ui.searchPanel.forget' }, { text: term })}
                onClick={() => onForget(term)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Popular providers in one line. */
export function Popular({ providers }: { providers: readonly PopularProvider[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        <FormattedMessage id="ui.searchPanel.popular" />
      </h3>
      <ul className={styles.providers}>
        {providers.map(({ name, href, ...logo }) => (
          <li key={href} className={styles.provider}>
            <Link className={styles.plate} href={href}>
              <ProviderLogo {...logo} written={name} className={rows.logo} missing={{ title: name }} ahead />
              <span className="visually-hidden">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type GamesProps = {
  title: ReactNode
  options: readonly SearchOption[]
  onFavourite?: (option: SearchOption) => void
  /** The button that shows more. */
  children?: ReactNode
}

/** Games to choose from without or after a search, as plain links with buttons beside them. */
export function Games({ title, options, onFavourite, children }: GamesProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {options.map((option) => (
          <li key={option.id} className={rows.row}>
            <Link className={rows.main} href={option.href}>
              <RowContent option={option} />
            </Link>
            <RowActions option={option} onFavourite={onFavourite} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
