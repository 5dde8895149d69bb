import type { ReactNode } from 'react'
import './frame.css'

export type FrameKind = 'padded' | 'bare' | 'screen'

type FrameProps = {
  /**
   * `bare` for components that span the page; `screen` also contains fixed elements, like a window. @default 'padded'
   */
  kind?: FrameKind
  children: ReactNode
}

/** The frame of every story: the canvas, and the page grid that rows measure. */
export function Frame({ kind = 'padded', children }: FrameProps) {
  return (
    <div className="storyFrame" data-kind={kind}>
      <div className="page-grid">{children}</div>
    </div>
  )
}
