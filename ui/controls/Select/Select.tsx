import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './Select.module.css'

export type SelectOption<Value extends string = string> = {
  value: Value
  label: string
  /** Cannot be chosen. @default false */
  disabled?: boolean
}

export type SelectProps<Value extends string = string> = Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'multiple' | 'children'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually, if other text shows it. @default false */
  hideLabel?: boolean
  /** The options, in order. */
  options: readonly SelectOption<Value>[]
  /** The current value, if the page holds it. */
  value?: Value
  /** The value at first, if the field holds its value itself. @default the first option's */
  defaultValue?: Value
  /** Called with another value. */
  onValueChange?: (value: Value) => void
}

/** A native select with a label. `className` applies to the field, other props to the `select`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hideLabel = false, options, value, defaultValue, onValueChange, className, ...rest } = props
  const id = useId()

  return (
    <div className={clsx(styles.field, className)}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={`${id}select`}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={`${id}select`}
          {...rest}
          className={styles.select}
          value={value}
          defaultValue={defaultValue}
          onChange={(event) => onValueChange?.(event.target.value as Value)}
        >
          {options.map((option) => (
            <option
              key={option.value}
              className={styles.option}
              value={option.value}
              disabled={option.disabled}
            >
              {option.label}
            </option>
          ))}
        </select>
        <Icon className={styles.sign} name="caret-down-bold" size={16} />
      </div>
    </div>
  )
}
