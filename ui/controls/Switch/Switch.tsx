import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './Switch.module.css'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'checked' | 'onChange' | 'children'
> & {
  /** What it turns on; visible, and the accessible name. */
  label: string
  /** Keeps the name and leaves the words out, where a heading beside it says them. @default false */
  hideLabel?: boolean
  /** On or off. */
  checked: boolean
  /** Asks for the other state. */
  onChange: (checked: boolean) => void
  /** Track of 36 × 20, 44 × 26 or 52 × 32 pixels (small, medium, large). @default 'm' */
  size?: 's' | 'm' | 'l'
  /** One more sentence under the label. */
  description?: string
  /** Cannot be turned now; stays in the tab order. @default false */
  disabled?: boolean
}

/** Turns one thing on or off, at once. `className` dresses the row, all other properties go to the switch itself. */
export function Switch({
  label,
  hideLabel = false,
  checked,
  onChange,
  size = 'm',
  description,
  disabled = false,
  onClick,
  className,
  ...rest
}: SwitchProps) {
  const id = useId()

  return (
    <label className={clsx(styles.switch, className)} data-size={size} data-disabled={disabled || undefined}>
      <span className={hideLabel ? 'visually-hidden' : styles.words}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {description && (
          <span id={`${id}description`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
      <span className={styles.control}>
        <input
          aria-labelledby={`${id}label`}
          aria-describedby={description && `${id}description`}
          {...rest}
          className={styles.track}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-disabled={disabled || undefined}
          onClick={disabled ? (event) => event.preventDefault() : onClick}
          onChange={(event) => !disabled && onChange(event.target.checked)}
        />
        <span className={styles.thumb}>
          <Icon className={styles.sign} name="check-bold" size={16} />
        </span>
      </span>
    </label>
  )
}
