import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { useCatalogue } from '#app/content/catalogue.ts'
import { useShell } from '#app/content/shell.ts'
import { SpecialFailed } from '#app/content/special/SpecialFailed.tsx'
import { useStatus } from '#app/content/useStatus.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { useStore } from '#app/platform/visit.ts'
import { SearchPanel } from '#ui/browse/SearchPanel'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { gameCodeOf } from './options.ts'
import { useRecent } from './recentSearches.ts'
import type { Related } from './related.ts'
import styles from './SearchPanel.module.css'
import { forPlayer, type SearchPlayer } from './searchPlayer.ts'
import { withMore } from './searchState.ts'
import { createTypeAhead } from './typeAhead.ts'
import { understoodFacts } from './understoodFacts.ts'
import { useFollowOption } from './useFollowOption.ts'
import { usePopular, useRecommended } from './useInitialOptions.ts'
import { type SeatsOf, useOptionSource } from './useOptionSource.tsx'
import { useResults } from './useResults.ts'
import { useSearchIndex } from './useSearchIndex.ts'
import { useSearchState } from './useSearchState.ts'

/** A component that follows the live tables of a catalogue and passes on the index with their data. */
type TablesFollower = ComponentType<{ file: CatalogueFile; onIndex: (index: FilterIndex) => void }>

export type LiveParts = {
  /** Follows the tables that a search asks for. */
  Index: TablesFollower
  Seats: SeatsOf
}

type SearchContentProps = {
  /** Id of the opening, under which the search is kept (`OpenModal.id`). */
  opening: string
  field: RefObject<HTMLInputElement | null>
  /** Hearts and Play of the visitor. */
  player: SearchPlayer
  /** Parts for live tables, which the search itself does not import. */
  live: LiveParts
  onClose: () => void
}

/** The search field with its results, and the catalogue that they need. */
export function SearchContent({ opening, field, player, live, onClose }: SearchContentProps) {
  const { formatMessage } = useIntl()
  const status = useStatus()
  const { search } = useShell()
  const { data: file, isError, refetch } = useCatalogue(status, true)
  const index = useSearchIndex(file, search)
  const source = useOptionSource(file, live.Seats)
  const panel = useRef<HTMLDivElement>(null)
  const { state, setState, setTerm, onScroll } = useSearchState(opening, panel, index !== undefined)
  const { total, groups, related, loading, facts, tables, wantsTables, onTables, ...results } = useResults(
    index,
    source,
    state,
  )
  const words = useFilterWords()
  const failed = isError && !file
  const recommended = useRecommended(source, search, state.recommended)
  const { recent, forget } = useRecent()
  const typedAhead = useStore(createTypeAhead)

  /** Other games under few results: of the same provider, else the recommended ones that were not found. */
  function below({ provider, options }: Related) {
    if (provider) {
      const title = formatMessage({ id: 'search.otherGames' }, { provider })
      return { title, options: forPlayer(options, player) }
    }
    const found = new Set(groups.flatMap((group) => group.options.map(({ id }) => id)))
    const others = recommended.options.filter(({ id }) => !found.has(id))
    return { title: formatMessage({ id: 'ui.searchPanel.recommended' }), options: forPlayer(others, player) }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field mounts and is focused
  useEffect(() => {
    const typed = typedAhead.take()
    if (typed) setTerm(state.term + typed)
  }, [])

  return (
    <div className={styles.content}>
      {failed && <RetryStrip text={formatMessage({ id: 'search.failed' })} onRetry={() => void refetch()} />}
      {wantsTables && file && (
        <Suspense>
          <live.Index file={file} onIndex={onTables} />
        </Suspense>
      )}
      {recommended.error && <SpecialFailed error={recommended.error} onRetry={recommended.retry} />}
      <SearchPanel
        {...results}
        // No placeholders under the strip that reports the failed load.
        loading={loading && !(failed && state.term.trim() === '')}
        groups={groups.map((group) => ({ ...group, options: forPlayer(group.options, player) }))}
        related={related && below(related)}
        understood={understoodFacts(facts, tables, words)}
        {...useFollowOption(state.term)}
        ref={panel}
        className={styles.panel}
        inputRef={field}
        value={state.term}
        onValueChange={setTerm}
        onMore={total > state.results ? () => setState(withMore(state, 'results')) : undefined}
        recent={recent}
        onForget={forget}
        providers={usePopular(source, search.providers)}
        recommended={forPlayer(recommended.options, player)}
        onMoreRecommended={recommended.more ? () => setState(withMore(state, 'recommended')) : undefined}
        onFavourite={(option) => player.onFavourite(gameCodeOf(option))}
        onScrollCapture={onScroll}
        onClose={onClose}
      />
    </div>
  )
}
