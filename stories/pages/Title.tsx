import type { ReactNode } from 'react'
import { PageCell } from '#ui/layout/Page'

type TitleProps = {
  /** The page's main heading. */
  title: string
  /** How much there is of it, in words. */
  count?: string
  /** Controls at the end of the line. */
  children?: ReactNode
}

/** The first line of a page that is no lobby. */
export function Title({ title, count, children }: TitleProps) {
  return (
    <PageCell className="sceneHead">
      <h1 className="sceneTitle">{title}</h1>
      {count && <p className="sceneCount">{count}</p>}
      {children && <div className="sceneControls">{children}</div>}
    </PageCell>
  )
}
