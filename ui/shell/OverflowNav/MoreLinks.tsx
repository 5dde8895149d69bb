import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './OverflowNav.module.css'

type MoreLinksProps = {
  /** Words of the button. */
  label: string
  /** Whether the current page is among the hidden links. */
  current: boolean
  /** Class of the button. */
  className?: string
  /** List items. */
  children: ReactNode
}

/** A disclosure of links: closes with Escape, on blur, and when a link is followed. */
export function MoreLinks({ label, current, className = styles.link, children }: MoreLinksProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the button and links inside
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className={className}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        data-current={current || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="caret-down-bold" size={16} />
      </button>
      {open && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a followed link also clicks when Enter is pressed
        <ul className={styles.panel} id={panel} onClick={() => setOpen(false)}>
          {children}
        </ul>
      )}
    </div>
  )
}
