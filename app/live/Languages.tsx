import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { withChoice } from '#app/domain/filters/parts.ts'
import { type FilterState, noFilters } from '#app/domain/filters/state.ts'
import { type LanguageGroup, languageGroups } from '#app/domain/live/languages.ts'
import { useAllGames } from '#app/navigation/useAllGames.ts'
import { useLanguageName } from '#app/platform/messages/useLanguageName.ts'
import { storeOf, useStored, type Visit } from '#app/platform/visit.ts'
import { Chip } from '#ui/controls/Chip'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { Flag } from '#ui/media/Flag'
import { followTables } from './followTables.ts'
import styles from './Languages.module.css'
import { createTables, createTablesNow } from './liveFeed.ts'

/** The filter that selects exactly the tables that the chip counts. */
const openTablesIn = (language: string): FilterState =>
  withChoice(withChoice(noFilters, { kind: 'language', id: language }), { kind: 'openTable' })

const none = languageGroups([])

/** Number of open tables by language, for React's `useSyncExternalStore`. */
function createLiveLanguages(visit: Visit) {
  const tables = storeOf(visit, createTables)
  let groups: LanguageGroup[] = none
  return {
    subscribe: (listener: () => void): (() => void) =>
      followTables(visit, () => {
        groups = languageGroups(tables.all())
        listener()
      }),
    getSnapshot: () => groups,
    getInitialSnapshot: () => none,
  }
}

type LanguagesProps = {
  /** Another way to the tables, first in the line. */
  before?: ReactNode
}

/** Languages of the open tables (LIV-04); each chip leads to all live games with that filter. */
export function Languages({ before }: LanguagesProps) {
  const { formatMessage, formatNumber } = useIntl()
  const nameOf = useLanguageName()
  const groups = useStored(createLiveLanguages)
  const { href, lead } = useAllGames('Live')
  const now = useStored(createTablesNow)
  const isKnown = now.state === 'known'
  const said = (code: string, count: number) =>
    isKnown ? `${nameOf(code)}: ${formatMessage({ id: 'live.openTables' }, { count })}` : nameOf(code)

  return (
    <ul className={styles.languages} aria-label={formatMessage({ id: 'live.languages' })}>
      {before && <li className={styles.language}>{before}</li>}
      {groups.map(({ code, tables: { length: count } }) => (
        <li key={code} className={styles.language}>
          <Chip
            href={href}
            aria-label={said(code, count)}
            onClick={plainPress(() => lead(openTablesIn(code)))}
          >
            <Flag code={code} size="s" />
            {nameOf(code)}
            <span className={styles.count}>{isKnown && count > 0 && formatNumber(count)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
