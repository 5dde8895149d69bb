import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import styles from './LayerHead.module.css'

export type LayerHeadProps = {
  id: string
  title: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  /** Buttons before the one that closes. */
  actions?: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
  onClose: () => void
}

/** Title and close button of a drawer or a dialog; the title takes the focus on opening. */
export function LayerHead({ id, title, subtitle, actions, heading, onClose }: LayerHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions}
      <IconButton icon="x-bold" tone="plate" label={formatMessage({ id: 'ui.close' })} onClick={onClose} />
    </div>
  )
}
