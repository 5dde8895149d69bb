import { clsx } from 'clsx'
import { type ComponentProps, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { trustedHtml } from '#ui/foundation/trustedHtml.ts'
import styles from './HtmlContent.module.css'

/** A heading of the text, by its id there. */
export type HtmlPlace = { id: string; title: string }

export type HtmlContentProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML that was sanitised before it came here; this component trusts it. */
  html: string
  /** Headings of a long text, which a list before it leads to. */
  contents?: readonly HtmlPlace[] | undefined
}

function Contents({ places }: { places: readonly HtmlPlace[] }) {
  const title = useIntl().formatMessage({ id: 'ui.htmlContent.contents' })
  return (
    <nav className={styles.contents} aria-label={title}>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <ol>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Text from the CMS in the house's prose styles, at most 72 letters wide. */
export function HtmlContent({ html, contents, className, ...rest }: HtmlContentProps) {
  // React compares objects, and draws anew what is another one.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  if (!contents?.length)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters, see the prop
      <div {...rest} className={clsx(styles.prose, className)} dangerouslySetInnerHTML={markup} />
    )
  return (
    <div {...rest} className={clsx(styles.document, className)}>
      <Contents places={contents} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it enters, see the prop */}
      <div className={styles.prose} dangerouslySetInnerHTML={markup} />
    </div>
  )
}
