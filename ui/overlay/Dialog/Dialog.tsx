import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Layer, LayerContent, LayerHead, type ModalKind } from '#ui/overlay/ModalStack'
import styles from './Dialog.module.css'

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked for by button, Escape, Back and a press beside it. */
  onClose: () => void
  /** What it is for, which decides what it covers and what covers it. */
  kind: ModalKind
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
}

/** A modal panel that stays a panel at every width. */
export function Dialog({
  open,
  onClose,
  kind,
  title,
  description,
  footer,
  shape = 'centre',
  size = 'm',
  urgent = false,
  initialFocus,
  closesBeside = true,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: DialogProps) {
  const titleId = useId()
  const descriptionId = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <Layer
      owner="Dialog"
      open={open}
      kind={kind}
      onClose={onClose}
      first={initialFocus ?? heading}
      closesBeside={closesBeside}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be modal */}
      <div
        {...rest}
        className={clsx(styles.dialog, className)}
        role={urgent ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : describedBy}
        data-shape={shape}
        data-size={size}
      >
        <LayerHead
          id={titleId}
          title={title}
          subtitle={description && <span id={descriptionId}>{description}</span>}
          heading={heading}
          onClose={onClose}
        />
        <LayerContent className={styles.content}>{children}</LayerContent>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Layer>
  )
}
