import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOurs } from './SiteLink.tsx'

/** The address that a plain press on a link of ours leads to, or `undefined` when the browser should follow it. */
function pressedAddress(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified || !(event.target instanceof Element))
    return undefined
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  return isOurs(href) ? href : undefined
}

/**
 * Follows links inside the site without loading a page anew. One listener instead of one per link: HTML of the
 * editors takes part too, and a row of tiles wakes sooner.
 */
export function LinkNavigation() {
  const navigate = useNavigate()

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const href = pressedAddress(event)
      if (href === undefined) return
      event.preventDefault()
      void navigate(href)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])

  return null
}
