import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import styles from './Sheet.module.css'
import { useModal } from './useModal.ts'

export type SheetProps = Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked for by the button, Escape and a press beside it. */
  onClose: () => void
  /** Its heading and accessible name. */
  title: string
  /** Edge of the screen it comes from. @default 'end' */
  side?: 'end' | 'bottom'
}

/** A modal panel at an edge of the screen. The page behind is inert, and gets the focus back afterwards. */
export function Sheet({ open, onClose, title, side = 'end', className, children, ...rest }: SheetProps) {
  const { formatMessage } = useIntl()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useModal({ open, dialog, heading })

  function onScrimClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same through `cancel`
    <dialog
      {...rest}
      ref={dialog}
      className={clsx(styles.sheet, className)}
      data-side={side}
      aria-labelledby={titleId}
      onClick={onScrimClick}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton
            icon="x-bold"
            tone="plate"
            label={formatMessage({ id: 'ui.close' })}
            onClick={onClose}
          />
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  )
}
