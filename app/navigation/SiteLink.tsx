import { usePreview } from '#app/content/pageContexts.ts'
import { withPreview } from '#app/domain/preview.ts'
import type { LinkProps } from '#ui/foundation/Link'

/**
 * The kit's links: plain anchors, which `LinkNavigation` follows inside the site. The preview segment is added
 * here and nowhere else (RTE-04).
 */
export function SiteLink({ href, ...rest }: LinkProps) {
  const preview = usePreview()
  return <a {...rest} href={isOurs(href) ? withPreview(href, preview) : href} />
}

/** A link out of preview: its address is taken as it is. */
export function ExactLink(props: LinkProps) {
  return <a {...props} />
}

/** Whether the router may follow `href`; paths of the sandbox replace other sites. */
export const isOurs = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/sandbox/')
