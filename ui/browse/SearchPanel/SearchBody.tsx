import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { MoreButton } from './MoreButton.tsx'
import { Popular, Recent, Recommended } from './SearchIdle.tsx'
import { Nothing, Waiting } from './SearchNotes.tsx'
import styles from './SearchPanel.module.css'
import { SearchResults } from './SearchResults.tsx'
import type { PopularProvider, SearchGroup, SearchOption } from './searchOption.ts'
import type { Combobox } from './useCombobox.ts'

export type SearchContent = {
  /** What is being searched; empty shows where to begin. */
  value: string
  /** Asks to search something else: typed, remembered or suggested. */
  onChange: (value: string) => void
  /** What was found for `value`, by kind, in order. */
  groups: readonly SearchGroup[]
  /** The answer for `value` is on its way. @default false */
  loading?: boolean
  /** Letters to go until providers are searched too; only while some provider would match. */
  lettersMissing?: 1 | 2
  /** Another way to write what was searched in vain. */
  suggestion?: string
  /** Shows more results; absent when all are shown. */
  onMore?: () => void
  /** Searches of before, the last one first; four are shown. */
  recent?: readonly string[]
  /** Forgets one search of before. */
  onForget?: (term: string) => void
  /** Providers that many people look for. */
  providers?: readonly PopularProvider[]
  /** Games to begin with, five at first. */
  recommended?: readonly SearchOption[]
  /** Shows more recommended games; absent when all are shown. */
  onMoreRecommended?: () => void
  /** Asks for the details of an option: Enter or a press. */
  onOpen: (option: SearchOption) => void
  /** Asks to play an option: Shift and Enter, or its button. */
  onPlay: (option: SearchOption) => void
  /** Asks to make a game a favourite, or to let it go. */
  onFavourite?: (option: SearchOption) => void
}

export type SearchBodyProps = SearchContent & {
  id: string
  box: Combobox
  field: RefObject<HTMLInputElement | null>
}

/** Everything under the field: where to begin, what was found, or why there is nothing. */
export function SearchBody(props: SearchBodyProps) {
  const { value, groups, loading = false, lettersMissing, suggestion, recommended = [], box, field } = props
  const idle = value.trim() === ''
  const found = groups.some(({ options }) => options.length > 0)

  /** What was pressed goes with what it changed; the field is where one goes on. */
  function search(term: string) {
    props.onChange(term)
    field.current?.focus()
  }

  return (
    <div className={styles.body} aria-busy={loading || undefined}>
      {lettersMissing && !idle && (
        <p className={styles.note}>
          <FormattedMessage id="ui.searchPanel.letters" values={{ count: lettersMissing }} />
        </p>
      )}
      {box.open && <Found {...props} />}
      {!idle && loading && !found && <Waiting />}
      {!idle && !loading && !found && <Nothing text={value} suggestion={suggestion} onSearch={search} />}
      {idle && <Beginning {...props} onSearch={search} />}
      {!box.open && !loading && recommended.length > 0 && (
        <Recommended options={recommended} onFavourite={props.onFavourite}>
          <MoreButton onMore={props.onMoreRecommended} field={field} />
        </Recommended>
      )}
    </div>
  )
}

/** The results, and the button that shows more of them. */
function Found({ id, groups, box, field, onMore, onOpen, onPlay, onFavourite }: SearchBodyProps) {
  return (
    <>
      <SearchResults
        id={id}
        groups={groups.filter(({ options }) => options.length > 0)}
        active={box.active}
        followed={box.followed}
        onPoint={box.point}
        onOpen={onOpen}
        onPlay={onPlay}
        onFavourite={onFavourite}
      />
      <MoreButton onMore={onMore} field={field} />
    </>
  )
}

type BeginningProps = SearchBodyProps & { onSearch: (term: string) => void }

/** Before a letter is typed. */
function Beginning({ recent = [], onForget, providers = [], field, onSearch }: BeginningProps) {
  function forget(term: string) {
    onForget?.(term)
    field.current?.focus()
  }

  return (
    <>
      {recent.length > 0 && <Recent terms={recent} onSearch={onSearch} onForget={onForget && forget} />}
      {providers.length > 0 && <Popular providers={providers} />}
    </>
  )
}
