import type { ReactNode } from 'react'

/** Visually hidden heading of a page's only part, for screen readers. */
export const HiddenHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="visually-hidden">{children}</h2>
)
