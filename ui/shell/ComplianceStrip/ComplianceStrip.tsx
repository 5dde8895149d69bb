import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { AdultsMark } from '#ui/shell/ComplianceFooter'
import styles from './ComplianceStrip.module.css'

export type ComplianceStripProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** The operator's short message. */
  text: string
  /** Series of the licence. */
  licence?: string
}

/** Legal text for promotional material: age limit, licence, a short message. */
export function ComplianceStrip({ text, licence, className, ...rest }: ComplianceStripProps) {
  return (
    <p {...rest} className={clsx(styles.strip, className)}>
      <AdultsMark className={styles.mark} />
      <span>
        {text}
        {licence && (
          <>
            {' · '}
            <span className={styles.licence}>
              <FormattedMessage id="ui.compliance.series" values={{ series: licence }} />
            </span>
          </>
        )}
      </span>
    </p>
  )
}
