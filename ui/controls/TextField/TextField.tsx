import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './TextField.module.css'

type Held = {
  /** What is written in it. */
  value: string
  /** What a person has made of it. */
  onChange: (value: string) => void
  defaultValue?: never
}

type Free = {
  /** What is written in it at first; from then on the field holds its words itself, and a form reads them. */
  defaultValue?: string
  /** What a person has made of it; a password manager may fill it in without a word. */
  onChange?: (value: string) => void
  value?: never
}

export type TextFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'size' | 'children'
> & {
  /** What is asked for; visible, and the accessible name. */
  label: string
  /** Keeps the name and leaves the words out, where something beside it says them. @default false */
  hideLabel?: boolean
  /** How to fill it in, known before one begins. */
  hint?: string
  /** What is wrong and what to do about it; takes the place of the hint. */
  error?: string
  /** Fixed words before the value. */
  prefix?: string
  /** Fixed words after the value, such as „lei”. */
  suffix?: string
  /** A small button at the end of the box, such as one that shows a password. */
  action?: ReactNode
  /** Kind of text; decides keyboard and autofill. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url'
} & (Held | Free)

/** One line of text. `className` dresses the whole field, all other properties go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel = false, onChange, hint, error, action, ...others } = props
  const { prefix, suffix, type = 'text', disabled = false, readOnly, className, ...rest } = others
  // What is wrong may be said elsewhere, for a whole form.
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
          // A field that cannot be used now keeps its place in the tab order.
          readOnly={readOnly || disabled}
          aria-disabled={disabled || undefined}
          onChange={onChange && ((event) => onChange(event.target.value))}
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
