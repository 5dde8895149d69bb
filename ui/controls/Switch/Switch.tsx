import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './Switch.module.css'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'checked' | 'onChange' | 'children'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually, if a heading shows it. @default false */
  hideLabel?: boolean
  /** On or off. */
  checked: boolean
  /** Called with the other state. */
  onChange: (checked: boolean) => void
  /** Track of 36 × 20, 44 × 26 or 52 × 32 pixels (small, medium, large). @default 'm' */
  size?: 's' | 'm' | 'l'
  /** A further sentence under the label. */
  description?: string
  /** Cannot be changed; stays in the tab order. @default false */
  disabled?: boolean
}

/** Turns a setting on or off at once. `className` applies to the row, other props to the switch. */
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
