import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { type LiveParts, SearchContent } from './SearchContent.tsx'
import styles from './SearchPanel.module.css'
import type { SearchPlayer } from './searchPlayer.ts'
import { useSearchOpening } from './useSearchOpening.ts'

type SearchPanelProps = {
  /** Hearts and Play of the visitor. */
  player: SearchPlayer
  /** Parts for live tables, which the search itself does not import. */
  live: LiveParts
}

/** The search over a page (SEA-05). */
export function SearchPanel({ player, live }: SearchPanelProps) {
  const { formatMessage } = useIntl()
  const { open, opening, close } = useSearchOpening()
  const field = useRef<HTMLInputElement>(null)
  if (opening === undefined) return null
  return (
    <Drawer
      id="search"
      className={styles.drawer}
      open={open}
      onClose={close}
      priority={modalPriorities.search}
      shape="side"
      size="l"
      tall
      title={formatMessage({ id: 'search.open' })}
      initialFocus={field}
    >
      <SearchContent
        key={opening}
        opening={opening}
        field={field}
        player={player}
        live={live}
        onClose={close}
      />
    </Drawer>
  )
}
