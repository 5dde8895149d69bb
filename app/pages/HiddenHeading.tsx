import type { ReactNode } from 'react'

/** Heading of a page's one part, for those who go from heading to heading. */
export const HiddenHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="visually-hidden">{children}</h2>
)
