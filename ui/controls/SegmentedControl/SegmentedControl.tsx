import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './SegmentedControl.module.css'

export type SegmentOption<Value extends string = string> = {
  value: Value
  label: string
  /** Sign before the words. */
  icon?: IconName
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

export type SegmentedControlProps<Value extends string = string> = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'children'
> & {
  /** What is chosen here; visible, and the accessible name of the group. */
  label: string
  /** Keeps the name and leaves the words out, where something beside it says them. @default false */
  hideLabel?: boolean
  /** Two to five short choices, all in view. */
  options: readonly SegmentOption<Value>[]
  /** The one in force. */
  value: Value
  /** Asks for another one. */
  onChange: (value: Value) => void
}

/** One choice out of a few that stand side by side. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, options, value, onChange, className, ...rest } = props
  const name = useId()

  return (
    <fieldset {...rest} className={clsx(styles.group, className)}>
      <legend className={hideLabel ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.segment}
            data-state={option.disabled ? 'disabled' : option.value === value ? 'chosen' : undefined}
          >
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
