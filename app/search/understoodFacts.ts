import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import type { FilterWords } from '#app/domain/filters/items.ts'
import { isLiveKind } from '#app/domain/filters/state.ts'
import type { Fact } from '#app/domain/search/sentence/facts.ts'
import type { SaidFact } from '#app/domain/search/sentence/understand.ts'
import type { UnderstoodFact } from '#ui/browse/SearchPanel'

type Words = FilterWords & { short: FilterWords['option'] }

/** „Volatilitate foarte mică, mică” */
function nameOf(fact: Fact, words: Words): string {
  if ('range' in fact) return words.range(fact.kind, fact.range)
  if (!('ids' in fact)) return words.flag(fact.kind)
  const { kind, ids } = fact
  if (kind === 'language') return ids.map(words.language).join(', ')
  return ids.map((id, place) => (place === 0 ? words.option : words.short)(kind, id, id)).join(', ')
}

/** The facts that the search has understood, for the chips under its field; without tables some have no effect. */
export const understoodFacts = (
  facts: readonly SaidFact[],
  tables: FilterIndex['tables'] | undefined,
  words: Words,
): UnderstoodFact[] =>
  facts.map(({ fact, start, end }) => ({
    id: `${start}-${end}`,
    label: nameOf(fact, words),
    start,
    end,
    ...(isLiveKind(fact.kind) && tables !== 'known' && { unknown: true }),
  }))
