import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '#ui/foundation/Link'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { RowActions } from './RowActions.tsx'
import { RowContent } from './RowContent.tsx'
import styles from './SearchPanel.module.css'
import rows from './SearchRow.module.css'
import type { SearchGroup, SearchOption } from './searchOption.ts'

export type SearchResultsProps = {
  /** Prefix of the ids of the list and its options. */
  id: string
  groups: readonly SearchGroup[]
  /** Id of the active option. */
  active: string | undefined
  /** The last move was by key, so the active option is scrolled into view. */
  followed: boolean
  onPoint: (id: string) => void
  onOpen: (option: SearchOption) => void
  onPlay: (option: SearchOption) => void
  onFavourite?: (option: SearchOption) => void
}

const headings = {
  game: 'ui.searchPanel.game',
  provider: 'ui.searchPanel.provider',
  category: 'ui.searchPanel.category',
  collection: 'ui.searchPanel.collection',
} as const

/** Id of an option's element. */
export const elementId = (id: string, option: string) => `${id}option-${option}`

/** The listbox of a search. A press in it keeps the focus in the field. */
export function SearchResults({ id, groups, active, followed, ...handlers }: SearchResultsProps) {
  const { formatMessage, formatNumber } = useIntl()
  const list = useRef<HTMLDivElement>(null)
  const all = groups.flatMap(({ options }) => options)

  useEffect(() => {
    if (followed && active)
      document.getElementById(elementId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active, followed])

  return (
    <div
      ref={list}
      id={`${id}list`}
      className={styles.results}
      role="listbox"
      aria-label={formatMessage({ id: 'ui.searchPanel.list' })}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, count, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
        <div key={kind} className={styles.section} role="group" aria-labelledby={`${id}${kind}`}>
          <div id={`${id}${kind}`} className={styles.heading}>
            {formatMessage({ id: headings[kind] })}{' '}
            <span className={styles.count}>{formatNumber(count)}</span>
          </div>
          {options.map((option) => (
            <Result
              key={option.id}
              id={elementId(id, option.id)}
              option={option}
              active={option.id === active}
              place={all.indexOf(option) + 1}
              size={all.length}
              {...handlers}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type ResultProps = Pick<SearchResultsProps, 'onPoint' | 'onOpen' | 'onPlay' | 'onFavourite'> & {
  id: string
  option: SearchOption
  active: boolean
  place: number
  size: number
}

/**
 * One option: a link, with everything that a link supports. Its buttons are for the pointer and hidden from the
 * accessibility tree, since an option may not contain controls; keys do the same.
 */
function Result({ id, option, active, place, size, onPoint, onOpen, onPlay, onFavourite }: ResultProps) {
  return (
    <div
      className={rows.row}
      role="presentation"
      data-active={active || undefined}
      onPointerMove={() => !active && onPoint(option.id)}
    >
      <Link
        id={id}
        className={rows.main}
        href={option.href}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        aria-posinset={place}
        aria-setsize={size}
        onClick={plainPress(() => onOpen(option))}
      >
        <RowContent option={option} />
      </Link>
      <RowActions option={option} onPlay={onPlay} onFavourite={onFavourite} pointerOnly />
    </div>
  )
}
