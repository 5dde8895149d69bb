import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './HtmlContent.module.css'

export type HtmlContentProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML that was sanitised before it came here; this component trusts it. */
  html: string
}

/** Text from the CMS in the house's prose styles, at most 72 letters wide. */
export function HtmlContent({ html, className, ...rest }: HtmlContentProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters, see the prop
    <div {...rest} className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
