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
  /** What can be searched; the accessible name. */
  label: string
  /** What is being searched. */
  value: string
  /** What a person has typed. */
  onChange: (value: string) => void
  /** Called after the button has emptied it; the focus is in the field again. */
  onClear?: () => void
  /** Key that is worth knowing here, such as `Esc` or `/`; not spoken, and gone on touch. */
  hint?: string
  /** Height of 44 or 52 pixels. @default 'm' */
  size?: 's' | 'm'
}

/**
 * A line to search with. `className` dresses the field, all other properties and the `ref` go to the input, so that it
 * can be a combobox. What Escape means is for the owner to decide.
 */
export function SearchField({
  label,
  value,
  onChange,
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
    onChange('')
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
        onChange={(event) => onChange(event.target.value)}
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
