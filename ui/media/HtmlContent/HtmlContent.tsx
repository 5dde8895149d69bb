import { clsx } from 'clsx'
import { type ComponentProps, useMemo } from 'react'
import { trustedHtml } from '#ui/foundation/trustedHtml.ts'
import styles from './HtmlContent.module.css'

export type HtmlContentProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML that was sanitised before it came here; this component trusts it. */
  html: string
}

/** Text from the CMS in the house's prose styles, at most 72 letters wide. */
export function HtmlContent({ html, className, ...rest }: HtmlContentProps) {
  // React compares objects, and draws anew what is another one.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters, see the prop
    <div {...rest} className={clsx(styles.prose, className)} dangerouslySetInnerHTML={markup} />
  )
}
