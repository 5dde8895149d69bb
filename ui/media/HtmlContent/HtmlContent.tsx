import { clsx } from 'clsx'
import { type ComponentProps, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { trustedHtml } from '#ui/foundation/trustedHtml.ts'
import styles from './HtmlContent.module.css'

/** A heading of the text, by its id there. */
export type HtmlPlace = { id: string; title: string }

export type HtmlContentProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML that was sanitised before; this component trusts it. */
  html: string
  /** Headings of a long text, for a table of contents before it. */
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

/** Text of the CMS in the site's prose styles, at most 72 characters wide. */
export function HtmlContent({ html, contents, className, ...rest }: HtmlContentProps) {
  // Memoised, since React replaces the HTML for another object.
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
