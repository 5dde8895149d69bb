import { useIntl } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import { KeyHint } from '#ui/shell/KeyHint'
import styles from './SearchButton.module.css'
import { useOpenSearch } from './useOpenSearch.ts'

/** Opens the search from the header: an icon, and a search field on wide screens. Phones have the tab bar. */
export function SearchButton() {
  const { formatMessage } = useIntl()
  const { openSearch } = useOpenSearch()
  return (
    <button
      className={styles.button}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={openSearch}
    >
      <Icon name="magnifying-glass" />
      <span className={styles.text}>{formatMessage({ id: 'search.field' })}</span>
      <KeyHint sign="/" />
    </button>
  )
}
