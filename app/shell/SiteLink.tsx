import { Link as RouterLink } from 'react-router-dom'
import { withPreview } from '#app/domain/preview.ts'
import type { LinkProps } from '#ui/foundation/Link'
import { usePreview } from './Edition.ts'

/** A link out of preview, or to anything else whose address is taken as it is. */
export function ExactLink({ href, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={href} discover="none" />
}

/** The kit's links through the router; the preview segment is added here and nowhere else (RTE-04). */
export function SiteLink({ href, ...rest }: LinkProps) {
  const preview = usePreview()
  if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/sandbox/'))
    return <a {...rest} href={href} />
  // The whole route manifest is there from the start: links need not be discovered.
  return <RouterLink {...rest} to={withPreview(href, preview)} discover="none" />
}
