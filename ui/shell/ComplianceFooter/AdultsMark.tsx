import type { ComponentProps } from 'react'

/** „18+” in a ring, drawn instead of typeset, so that it looks the same before the fonts have loaded. */
export function AdultsMark(props: Omit<ComponentProps<'svg'>, 'children'>) {
  return (
    <svg {...props} viewBox="0 0 48 48" fill="none" stroke="currentColor" role="img" aria-label="18+">
      <circle cx="24" cy="24" r="21.5" stroke="var(--color-status-danger)" strokeWidth="3" />
      <path d="M11 20.5l3.4-2.8V31" strokeWidth="3" />
      <circle cx="22.5" cy="20.7" r="3.1" strokeWidth="2.8" />
      <circle cx="22.5" cy="27.6" r="3.7" strokeWidth="2.8" />
      <path d="M30.5 24.4h8M34.5 20.4v8" strokeWidth="2.8" />
    </svg>
  )
}
