import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { noFilters } from '#app/domain/filters/state.ts'
import { withFlags } from '#app/domain/flags.ts'
import { withPreview } from '#app/domain/preview.ts'
import { usePreview } from '#app/lib/Edition.ts'
import { visitQuery } from '#app/lib/flags.ts'
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
  const preview = usePreview()
  const navigate = useNavigate()
  const nameOf = useLanguageName()
  const groups = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  const all = withPreview(addressOf('live-casino-all-games'), preview)

  function follow(language: string) {
    const state = { filters: JSON.stringify({ ...noFilters, language: { [language]: true } }) }
    void navigate(withFlags(all, visitQuery), { state })
  }

  return (
    <ul className={styles.languages} aria-label={formatMessage({ id: 'live.languages' })}>
      {groups.map(({ code, tables: { length: count } }) => (
        <li key={code} className={styles.language}>
          <Chip
            href={all}
            aria-label={`${nameOf(code)}: ${formatMessage({ id: 'live.openTables' }, { count })}`}
            onClick={plainPress(() => follow(code))}
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
