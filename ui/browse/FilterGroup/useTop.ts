import { useState } from 'react'
import { type FilterOption, topValues } from './options.ts'

/**
 * Values of the short list. They stand still while the counts follow the draft: what is about to be pressed must not
 * run away. Other options make another list.
 */
export function useTop(options: readonly FilterOption[], limit: number): readonly string[] {
  const key = options.map(({ value }) => value).join('\n')
  const [kept, keep] = useState(() => ({ key, top: topValues(options, limit) }))
  if (kept.key === key) return kept.top
  const next = { key, top: topValues(options, limit) }
  keep(next)
  return next.top
}
