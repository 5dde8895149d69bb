import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { useControllableState } from '#ui/foundation/useControllableState.ts'
import { Icon } from '#ui/media/Icon'
import styles from './Switch.module.css'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'type' | 'role' | 'size' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually, if a heading shows it. @default false */
  hideLabel?: boolean
  /** On or off, if the page holds the state. */
  checked?: boolean
  /** On or off at first, if the switch holds its state itself. @default false */
  defaultChecked?: boolean
  /** Called with the other state. */
  onCheckedChange?: (checked: boolean) => void
  /** Track of 36 × 20, 44 × 26 or 52 × 32 pixels (small, medium, large). @default 'm' */
  size?: 's' | 'm' | 'l'
  /** A further sentence under the label. */
  description?: string
  /** A short text before the track, such as a number: „122 de jocuri”. */
  aside?: string
  /** Cannot be changed; stays in the tab order. @default false */
  disabled?: boolean
}

/** Turns a setting on or off at once. `className` applies to the row, other props to the switch. */
export function Switch({
  label,
  hideLabel = false,
  checked: given,
  defaultChecked = false,
  onCheckedChange,
  size = 'm',
  description,
  aside,
  disabled = false,
  onClick,
  className,
  ...rest
}: SwitchProps) {
  const id = useId()
  const [checked, change] = useControllableState(given, defaultChecked, onCheckedChange)

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
      {aside && (
        <span id={`${id}aside`} className={styles.aside}>
          {aside}
        </span>
      )}
      <span className={styles.control}>
        <input
          aria-labelledby={`${id}label`}
          aria-describedby={clsx(description && `${id}description`, aside && `${id}aside`) || undefined}
          {...rest}
          className={styles.track}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-disabled={disabled || undefined}
          onClick={disabled ? (event) => event.preventDefault() : onClick}
          onChange={(event) => !disabled && change(event.target.checked)}
        />
        <span className={styles.thumb}>
          <Icon className={styles.sign} name="check-bold" size={16} />
        </span>
      </span>
    </label>
  )
}
