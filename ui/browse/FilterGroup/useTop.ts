import { useState } from 'react'
import { type FilterOption, topValues } from './options.ts'

/**
 * Values of the short list. They stay the same while the counts change with the draft, so that an option does not move
 * under the pointer. Other options make a new list.
 */
export function useTop(options: readonly FilterOption[], limit: number): readonly string[] {
  const key = options.map(({ value }) => value).join('\n')
  const [kept, keep] = useState(() => ({ key, top: topValues(options, limit) }))
  if (kept.key === key) return kept.top
  const next = { key, top: topValues(options, limit) }
  keep(next)
  return next.top
}
