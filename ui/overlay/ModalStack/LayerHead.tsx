import { Description, Title } from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import styles from './LayerHead.module.css'

export type LayerHeadProps = {
  /** Its heading. */
  title: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  /** A line under the title that is read out together with it. */
  description?: ReactNode
  /** Buttons before the one that closes. */
  actions?: ReactNode
  /** The heading, which gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Called by the button that closes. */
  onClose: () => void
}

/** Title and close button of a drawer or a dialog; the title takes the focus on opening. */
export function LayerHead({ title, subtitle, description, actions, heading, onClose }: LayerHeadProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Title className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <Description className={styles.subtitle}>{description}</Description>}
      </div>
      {actions}
      <IconButton icon="x-bold" tone="plate" label={formatMessage({ id: 'ui.close' })} onClick={onClose} />
    </div>
  )
}
