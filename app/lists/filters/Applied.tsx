import { useState } from 'react'
import type { Standing } from '#app/domain/filters/items.ts'
import { keyOf, partsOf, without } from '#app/domain/filters/parts.ts'
import { type QuickKind, quickKeys } from '#app/domain/filters/quick.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { useFilterWords, type Words } from '#app/platform/messages/useFilterWords.ts'
import { AppliedFilters } from '#ui/browse/AppliedFilters'
import { QuietStatus } from '#ui/browse/QuietStatus'
import styles from './Applied.module.css'
import { useFilters } from './useFilters.ts'

export type AppliedProps = {
  store: FilterStore
  /** The active filters of the list. */
  standing: Standing
  /** Number of games in the filtered list; announced when it changes. */
  count: number
  /** The quick filters above, which show themselves whether they are active. @default [] */
  quick?: readonly QuickKind[]
  /** Called to apply the filters without the removed chip. */
  onApply: (change: Change) => void
}

const waitingIds = { pending: 'filters.pending', failed: 'filters.failed' } as const

/** Announced and visible text of the filtered list: only filters that wait for the feed are named in view. */
function textsOf(standing: Standing, count: number, words: Words) {
  const games = words.games(count)
  if (standing.state === 'none') return { said: words.say('filters.none', { games }), shown: undefined }
  if (standing.state === 'applied') return { said: words.say('filters.applied', { games }), shown: undefined }
  const waiting = standing.items.filter(({ waits }) => waits).map(({ label }) => label)
  const text = words.say(waitingIds[standing.state], { filters: waiting.join(', ') })
  return { said: text, shown: text }
}

/**
 * The active filters with buttons to remove them, also after a navigation (FIL-13). A pressed quick filter shows itself
 * in the row above; a locked filter alone is in the page's heading already.
 */
export function Applied({ store, standing, count, quick = [], onApply }: AppliedProps) {
  const { applied } = useFilters(store)
  const words = useFilterWords()
  const { said, shown } = textsOf(standing, count, words)
  const above = quickKeys(applied, quick)
  const items =
    standing.state === 'none'
      ? []
      : standing.items.filter(({ id, locked, waits }) => locked !== undefined || waits || !above.has(id))

  // Changes by the feed are not announced, except for its first data.
  const about = [applied, standing.state] as const
  const [told, tell] = useState({ about, said })
  const isTold = told.about[0] === about[0] && told.about[1] === about[1]
  if (!isTold) tell({ about, said })

  function remove(id: string) {
    const part = partsOf(applied).find((own) => keyOf(own) === id)
    if (part) onApply((state) => without(state, part))
  }

  return (
    <>
      <QuietStatus text={isTold ? told.said : said} />
      {shown !== undefined && <p className={styles.narrowed}>{shown}</p>}
      <AppliedFilters
        items={items.map(({ waits, label, ...item }) => ({
          ...item,
          label: waits ? words.say('filters.waits', { filter: label }) : label,
        }))}
        onRemove={remove}
        onClear={store.clear}
      />
    </>
  )
}
