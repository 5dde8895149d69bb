import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

export type QuietStatusProps = Omit<ComponentProps<'p'>, 'children' | 'role'> & {
  /** What is true now; said politely once it has not changed for half a second. Empty says nothing. */
  text: string
}

/** Long enough that a person who types or ticks is not talked over. */
const QUIET_MS = 500

/** A result that changes while one types, for ears: only the last one of a burst is spoken, the first one never. */
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
