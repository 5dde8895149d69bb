import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * Draws `children` at the end of the page. They are mounted outside of it and put in when they are whole: Radix asks for
 * the style of a dialog's content as it mounts, which inside would cost the style of all the page.
 */
export function BodyPortal({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])
  return createPortal(children, host)
}
