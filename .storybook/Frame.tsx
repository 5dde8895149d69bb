import type { ReactNode } from 'react'
import './frame.css'

export type FrameKind = 'padded' | 'bare' | 'screen'

type FrameProps = {
  /** `bare` for what spans the page; `screen` also holds fixed parts, as a window would. @default 'padded' */
  kind?: FrameKind
  children: ReactNode
}

/** What every story stands in: the canvas, and the page grid that rows measure themselves by. */
export function Frame({ kind = 'padded', children }: FrameProps) {
  return (
    <div className="storyFrame" data-kind={kind}>
      <div className="page-grid">{children}</div>
    </div>
  )
}
