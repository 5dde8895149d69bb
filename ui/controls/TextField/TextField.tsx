import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './TextField.module.css'

type Held = {
  /** The current text. */
  value: string
  /** Called with the changed text. */
  onValueChange: (value: string) => void
  defaultValue?: never
}

type Free = {
  /** Initial text of an uncontrolled field, which a form reads. */
  defaultValue?: string
  /** Called with the changed text; a password manager may fill it in without an event. */
  onValueChange?: (value: string) => void
  value?: never
}

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'children'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually, if other text shows it. @default false */
  hideLabel?: boolean
  /** Instructions for filling it in. */
  hint?: string
  /** What is wrong and how to fix it; replaces the hint. */
  error?: string
  /** Fixed text before the value. */
  prefix?: string
  /** Fixed text after the value, such as „lei”. */
  suffix?: string
  /** A small button at the end of the box, such as one that shows a password. */
  action?: ReactNode
  /** Type of the input; decides keyboard and autofill. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url'
} & (Held | Free)

/** One line of text. `className` applies to the whole field, other props to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel = false, onValueChange, hint, error, action, ...others } = props
  const { prefix, suffix, type = 'text', disabled = false, readOnly, className, ...rest } = others
  // The error may also be shown for the whole form.
  const wrong = error ? true : rest['aria-invalid']
  const id = useId()
  const note = error ?? hint
  const told = [prefix && `${id}prefix`, suffix && `${id}suffix`, note && `${id}note`]
    .filter(Boolean)
    .join(' ')

  return (
    <div className={clsx(styles.field, className)} data-disabled={disabled || undefined}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={`${id}input`}>
        {label}
      </label>
      <div className={styles.box} data-state={wrong ? 'error' : readOnly ? 'fixed' : undefined}>
        {prefix && (
          <span id={`${id}prefix`} className={styles.affix}>
            {prefix}
          </span>
        )}
        <input
          id={`${id}input`}
          aria-describedby={told || undefined}
          {...rest}
          aria-invalid={wrong}
          className={styles.input}
          type={type}
          // A disabled field stays in the tab order.
          readOnly={readOnly || disabled}
          aria-disabled={disabled || undefined}
          onChange={onValueChange && ((event) => onValueChange(event.target.value))}
        />
        {suffix && (
          <span id={`${id}suffix`} className={styles.affix}>
            {suffix}
          </span>
        )}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {note && (
        <p id={`${id}note`} className={styles.note} data-tone={error ? 'danger' : undefined}>
          {error && <Icon name="warning" size={16} />}
          {note}
        </p>
      )}
    </div>
  )
}
