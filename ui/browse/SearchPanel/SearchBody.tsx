import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { MoreButton } from './MoreButton.tsx'
import { Games, Popular, Recent } from './SearchIdle.tsx'
import { Nothing, Waiting, WaitingProviders } from './SearchNotes.tsx'
import styles from './SearchPanel.module.css'
import { SearchResults } from './SearchResults.tsx'
import type { PopularProvider, RelatedGames, SearchGroup, SearchOption } from './searchOption.ts'
import type { UnderstoodFact } from './Understood.tsx'
import type { Combobox } from './useCombobox.ts'

export type SearchContent = {
  /** The searched term; empty shows suggestions to begin with. */
  value: string
  /** Called with another term: typed, recent or suggested. */
  onValueChange: (value: string) => void
  /** Results for `value`, by kind, in order. */
  groups: readonly SearchGroup[]
  /** Whether the results for `value`, or without one the suggestions, are loading. @default false */
  loading?: boolean
  /** Number of letters until providers are searched too; only while some provider would match. */
  lettersMissing?: 1 | 2
  /** Parts of `value` that were understood as conditions. */
  understood?: readonly UnderstoodFact[]
  /** Another spelling of a term without results. */
  suggestion?: string
  /** Shows more results; undefined when all are shown. */
  onMore?: () => void
  /** Other games under few results, so that they do not end in an empty panel. */
  related?: RelatedGames
  /** Recent searches, the last one first; four are shown. */
  recent?: readonly string[]
  /** Called to remove a recent search. */
  onForget?: (term: string) => void
  /** Popular providers; undefined while it is unknown whether there are any. */
  providers?: readonly PopularProvider[]
  /** Recommended games, five at first. */
  recommended?: readonly SearchOption[]
  /** Shows more recommended games; undefined when all are shown. */
  onMoreRecommended?: () => void
  /** Called to open the details of an option: Enter or a press. */
  onOpen: (option: SearchOption) => void
  /** Called to play an option: Shift+Enter, or its button. */
  onPlay: (option: SearchOption) => void
  /** Called to add or remove a favourite. */
  onFavourite?: (option: SearchOption) => void
}

export type SearchBodyProps = SearchContent & {
  id: string
  box: Combobox
  field: RefObject<HTMLInputElement | null>
}

/** Everything under the field: suggestions to begin with, results, or a message without results. */
export function SearchBody(props: SearchBodyProps) {
  const { value, groups, loading = false, lettersMissing, suggestion, recommended = [], box, field } = props
  const idle = value.trim() === ''
  const found = groups.some(({ options }) => options.length > 0)

  /** The pressed element disappears with the new term, so the field gets the focus. */
  function search(term: string) {
    props.onValueChange(term)
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
      {!idle && !loading && !found && <Nothing text={value} suggestion={suggestion} onSearch={search} />}
      {idle && <Beginning {...props} onSearch={search} />}
      {loading && !found && <Waiting />}
      {!box.open && !loading && recommended.length > 0 && (
        <Games
          title={<FormattedMessage id="ui.searchPanel.recommended" />}
          options={recommended}
          onFavourite={props.onFavourite}
        >
          <MoreButton onMore={props.onMoreRecommended} field={field} />
        </Games>
      )}
    </div>
  )
}

/** The results, with a button for more, or other games under few of them. */
function Found({ id, groups, box, field, onMore, related, ...handlers }: SearchBodyProps) {
  const { onOpen, onPlay, onFavourite } = handlers
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
      {related && related.options.length > 0 && <Games {...related} onFavourite={onFavourite} />}
    </>
  )
}

type BeginningProps = SearchBodyProps & { onSearch: (term: string) => void }

/** Shown before a letter is typed. */
function Beginning({ recent = [], onForget, loading, providers, field, onSearch }: BeginningProps) {
  function forget(term: string) {
    onForget?.(term)
    field.current?.focus()
  }

  return (
    <>
      {recent.length > 0 && <Recent terms={recent} onSearch={onSearch} onForget={onForget && forget} />}
      {loading && !providers && <WaitingProviders />}
      {providers && providers.length > 0 && <Popular providers={providers} />}
    </>
  )
}
