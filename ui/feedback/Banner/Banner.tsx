import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { IconButton } from '#ui/controls/IconButton'
import { LazyImage } from '#ui/media/LazyImage'
import styles from './Banner.module.css'

export type BannerProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Address of the app's square picture; a plate replaces a missing one. */
  picture?: string
  /** Name of the app; also the name of the region. */
  title: string
  /** Source of the app in one line: „Gratuit în Google Play”. */
  text?: string
  /** Page of the app in its store. */
  href: string
  /** Legal text for promotional material, a `ComplianceStrip`. */
  compliance: ReactNode
  /** Called by the close button; the parent decides how long the banner stays closed. */
  onClose: () => void
}

/** Offers the app for the visitor's system; the parent positions it. */
export function Banner({ picture, title, text, href, compliance, onClose, className, ...rest }: BannerProps) {
  const { formatMessage } = useIntl()
  const id = useId()

  return (
    <section {...rest} className={clsx(styles.banner, className)} aria-labelledby={`${id}-title`}>
      <div className={styles.bar}>
        <IconButton
          className={styles.close}
          icon="x-bold"
          size="s"
          label={formatMessage({ id: 'ui.banner.close' })}
          onClick={onClose}
        />
        <LazyImage className={styles.picture} src={picture} />
        <div className={styles.words}>
          <p className={styles.title} id={`${id}-title`}>
            {title}
          </p>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <Button
          id={`${id}-install`}
          tone="primary"
          size="s"
          href={href}
          target="_blank"
          rel="noopener"
          aria-labelledby={`${id}-install ${id}-title`}
        >
          <FormattedMessage id="ui.banner.install" />
        </Button>
      </div>
      <div className={styles.strip}>{compliance}</div>
    </section>
  )
}
