import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { routedBack } from '#app/history/routedBack.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { SearchContent } from './SearchContent.tsx'
import styles from './SearchPanel.module.css'
import { useSearchEntry } from './useSearchEntry.ts'

type SearchPanelProps = { open: boolean; onClose: () => void }

/** The search over a page (SEA-05). */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  const { formatMessage } = useIntl()
  const { shown, entry } = useSearchEntry(open)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Drawer
      id="search"
      className={styles.drawer}
      open={shown}
      onClose={onClose}
      kind="search"
      back={routedBack}
      shape="side"
      size="l"
      tall
      title={formatMessage({ id: 'search.open' })}
      initialFocus={field}
    >
      <SearchContent key={entry} entry={entry} field={field} onClose={onClose} />
    </Drawer>
  )
}
