import { clsx } from 'clsx'
import { type ComponentProps, useImperativeHandle, useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { Icon } from '#ui/media/Icon'
import styles from './SearchField.module.css'

export type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'size' | 'children'
> & {
  /** Accessible name: what can be searched. */
  label: string
  /** The current text. */
  value: string
  /** Called with the typed text. */
  onValueChange: (value: string) => void
  /** Called after the clear button has emptied it; the field has the focus again. */
  onClear?: () => void
  /** A keyboard shortcut to show, such as `Esc` or `/`; not announced, and hidden on touch. */
  hint?: string
  /** Height of 44 or 52 pixels. @default 'm' */
  size?: 's' | 'm'
}

/**
 * A search field. `className` applies to the field, other props and `ref` to the input, so that it can be a combobox.
 * The parent handles Escape.
 */
export function SearchField({
  label,
  value,
  onValueChange,
  onClear,
  hint,
  size = 'm',
  className,
  ref,
  ...rest
}: SearchFieldProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)

  function clear() {
    onValueChange('')
    input.current?.focus()
    onClear?.()
  }

  return (
    <div className={clsx(styles.field, className)} data-size={size}>
      <Icon className={styles.sign} name="magnifying-glass" />
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        className={styles.input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          icon="x-bold"
          size="s"
          label={formatMessage({ id: 'ui.searchField.clear' })}
          onClick={clear}
        />
      )}
      {hint && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
    </div>
  )
}
