import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { withChoice } from '#app/domain/filters/parts.ts'
import { noFilters } from '#app/domain/filters/state.ts'
import { useAllGames } from '#app/filters/useAllGames.ts'
import { Chip } from '#ui/controls/Chip'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { Flag } from '#ui/media/Flag'
import styles from './Languages.module.css'
import { liveLanguages } from './liveLanguages.ts'
import { useLanguageName } from './useLanguageName.ts'

const { subscribe, getSnapshot, getServerSnapshot } = liveLanguages

/** Tables by their language (LIV-04): each leads to all live games with that filter. */
export function Languages() {
  const { formatMessage, formatNumber } = useIntl()
  const nameOf = useLanguageName()
  const groups = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const { href, lead } = useAllGames('Live')

  return (
    <ul className={styles.languages} aria-label={formatMessage({ id: 'live.languages' })}>
      {groups.map(({ code, tables: { length: count } }) => (
        <li key={code} className={styles.language}>
          <Chip
            href={href}
            aria-label={`${nameOf(code)}: ${formatMessage({ id: 'live.openTables' }, { count })}`}
            onClick={plainPress(() => lead(withChoice(noFilters, { kind: 'language', id: code })))}
          >
            <Flag code={code} size="s" />
            {nameOf(code)}
            <span className={styles.count}>{count > 0 && formatNumber(count)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
