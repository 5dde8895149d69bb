import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useId, useRef } from 'react'
import { tokens } from '#tokens/dist/tokens.ts'
import styles from './Tooltip.module.css'
import { useDelayedOpen } from './useDelayedOpen.ts'
import { usePlacement } from './usePlacement.ts'

export type TooltipProps = {
  /** A hint, never the only name of what it belongs to. */
  text: string
  /** Whether it is read out too; not where the name of its element says the same. @default true */
  describes?: boolean
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * A hint on hover and keyboard focus, never on touch.
 *
 * It stays while the pointer is on it and goes with Escape. Its text is in the page from the start, so
 * that screen readers find the description without waiting.
 */
export function Tooltip({ text, describes = true, children }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const { open, openSoon, close } = useDelayedOpen(tokens.duration['tooltip-delay'])
  usePlacement({ open, root, bubble })

  const watch = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') openSoon()
    },
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) openSoon()
    },
    onPointerLeave: close,
    onPointerDown: close,
    onBlur: close,
  }

  return (
    <span {...watch} ref={root} className={styles.root}>
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      <span
        ref={bubble}
        className={styles.bubble}
        id={id}
        role="tooltip"
        popover="manual"
        aria-hidden={!describes || undefined}
      >
        <span className={styles.text}>{text}</span>
      </span>
    </span>
  )
}
