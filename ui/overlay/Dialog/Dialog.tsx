import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { Layer, LayerContent, LayerHead } from '#ui/overlay/ModalStack'
import styles from './Dialog.module.css'

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked for by button, Escape and a press beside it. */
  onClose: () => void
  /** Its z-index among drawers and dialogs: a higher one covers a lower one, equal ones queue. @default 2000 */
  priority?: number
  /** Its heading and accessible name. */
  title: string
  /** A line under the title; read out together with it. */
  description?: ReactNode
  /** Stays in view under the content. */
  footer?: ReactNode
  /** In the middle of the screen, or a panel along its start or end edge. @default 'centre' */
  shape?: 'centre' | 'start' | 'end'
  /** Width of 360, 480 or 1000 pixels. @default 'm' */
  size?: 's' | 'm' | 'l'
  /** Wants an answer before anything else: focus goes to `initialFocus`, the least harmful one. @default false */
  urgent?: boolean
  /** What gets the focus instead of the heading. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Whether a press beside it closes it; not where typed words would be lost. @default true */
  closesBeside?: boolean
  /** What gets the focus on closing if the element that had it before is gone. */
  opener?: () => HTMLElement | null
}

/** A modal panel that stays a panel at every width. */
export function Dialog({
  open,
  onClose,
  priority,
  title,
  description,
  footer,
  shape = 'centre',
  size = 'm',
  urgent = false,
  initialFocus,
  closesBeside = true,
  opener,
  className,
  children,
  ...rest
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <Layer
      owner="Dialog"
      open={open}
      priority={priority}
      onClose={onClose}
      first={initialFocus ?? heading}
      closesBeside={closesBeside}
      opener={opener}
    >
      <div
        {...rest}
        className={clsx(styles.dialog, className)}
        role={urgent ? 'alertdialog' : 'dialog'}
        data-shape={shape}
        data-size={size}
      >
        <LayerHead {...{ title, description, heading, onClose }} />
        <LayerContent className={styles.content}>{children}</LayerContent>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Layer>
  )
}
