import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

export type QuietStatusProps = Omit<ComponentProps<'p'>, 'children' | 'role'> & {
  /** The current status; announced politely once it has not changed for half a second. An empty text is silent. */
  text: string
}

/** Milliseconds without a change, so that a typing person is not interrupted. */
const QUIET_MS = 500

/** Announces a result that changes during typing: only the last one of a burst, and not the first one. */
export function QuietStatus({ text, className, ...rest }: QuietStatusProps) {
  const [said, say] = useState('')
  const untold = useRef<string>(text)

  useEffect(() => {
    if (untold.current === text) return
    untold.current = ''
    const timer = setTimeout(() => say(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p {...rest} className={clsx('visually-hidden', className)} role="status">
      {said}
    </p>
  )
}
