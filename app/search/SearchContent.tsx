import { type RefObject, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useCatalogue } from '#app/content/catalogue.ts'
import { useShell } from '#app/content/shell.ts'
import { SpecialFailed } from '#app/content/special/SpecialFailed.tsx'
import { useStatus } from '#app/content/useStatus.ts'
import { useStore } from '#app/platform/visit.ts'
import { SearchPanel } from '#ui/browse/SearchPanel'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useRecent } from './recentSearches.ts'
import styles from './SearchPanel.module.css'
import { withMore } from './searchState.ts'
import { createTypedAhead } from './typedAhead.ts'
import { usePopular, useRecommended } from './useBeginning.ts'
import { useFollowOption } from './useFollowOption.ts'
import { useOptionSource } from './useOptionSource.ts'
import { useResults } from './useResults.ts'
import { useSearchIndex } from './useSearchIndex.ts'
import { useSearchState } from './useSearchState.ts'

type SearchContentProps = {
  /** Id of the opening, under which the search is kept (`OpenModal.id`). */
  opening: string
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** The search field with its results, and the catalogue that they need. */
export function SearchContent({ opening, field, onClose }: SearchContentProps) {
  const { formatMessage } = useIntl()
  const status = useStatus()
  const { search } = useShell()
  const { data: file, isError, refetch } = useCatalogue(status, true)
  const index = useSearchIndex(file, search)
  const source = useOptionSource(file)
  const panel = useRef<HTMLDivElement>(null)
  const { state, setState, setTerm, onScroll } = useSearchState(opening, panel, index !== undefined)
  const { total, ...results } = useResults(index, source, state)
  const recommended = useRecommended(source, search, state.recommended)
  const { recent, forget } = useRecent()
  const typedAhead = useStore(createTypedAhead)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field mounts and is focused
  useEffect(() => {
    const typed = typedAhead.take()
    if (typed) setTerm(state.term + typed)
  }, [])

  return (
    <div className={styles.content}>
      {isError && !file && (
        <RetryStrip text={formatMessage({ id: 'search.failed' })} onRetry={() => void refetch()} />
      )}
      {recommended.error && <SpecialFailed error={recommended.error} onRetry={recommended.retry} />}
      <SearchPanel
        {...results}
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
        recommended={recommended.options}
        onMoreRecommended={recommended.more ? () => setState(withMore(state, 'recommended')) : undefined}
        onScrollCapture={onScroll}
        onClose={onClose}
      />
    </div>
  )
}
