import { useState } from 'react'
import { SearchPanel, type SearchPanelProps } from '#ui/browse/SearchPanel'
import { search } from './search.ts'

/** Stands for the drawer. */
const frame = {
  maxInlineSize: 512,
  blockSize: 780,
  padding: 20,
  background: 'var(--color-surface-1)',
  borderRadius: 20,
  boxShadow: 'var(--shadow-lift)',
}

/** The panel with the app's part in the simplest way: it searches while one types, and remembers. */
export function LiveSearch({
  value,
  groups,
  recent,
  recommended = [],
  onValueChange,
  onForget,
  ...rest
}: SearchPanelProps) {
  const [text, setText] = useState(value)
  const [limit, setLimit] = useState(40)
  const [terms, setTerms] = useState(recent ?? [])
  const [hearts, setHearts] = useState<Record<string, boolean>>({})
  const [first, setFirst] = useState(5)
  const found = search(text, limit)
  const all = found.every(({ count, options }) => count === options.length)
  const hearted = groups.length > 0 ? groups : found

  return (
    <div style={frame}>
      <SearchPanel
        {...rest}
        value={text}
        onValueChange={(next) => {
          setText(next)
          setLimit(40)
          onValueChange(next)
        }}
        groups={hearted.map((group) => ({
          ...group,
          options: group.options.map((option) =>
            option.favourite
              ? { ...option, favourite: { on: hearts[option.id] ?? option.favourite.on } }
              : option,
          ),
        }))}
        onMore={all ? undefined : () => setLimit(limit + 40)}
        recent={terms}
        onForget={(term) => {
          setTerms(terms.filter((other) => other !== term))
          onForget?.(term)
        }}
        recommended={recommended.slice(0, first)}
        onMoreRecommended={first < recommended.length ? () => setFirst(first + 5) : undefined}
        onFavourite={(option) =>
          setHearts({ ...hearts, [option.id]: !(hearts[option.id] ?? option.favourite?.on) })
        }
      />
    </div>
  )
}
