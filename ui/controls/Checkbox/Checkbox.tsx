import { clsx } from 'clsx'
import { type ComponentProps, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useControllableState } from '#ui/foundation/useControllableState.ts'
import { Icon } from '#ui/media/Icon'
import styles from './Checkbox.module.css'

export type CheckboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Chosen or not, if the page holds the state. */
  checked?: boolean
  /** Chosen or not at first, if the checkbox holds its state itself. @default false */
  defaultChecked?: boolean
  /** Called with the other state. */
  onCheckedChange?: (checked: boolean) => void
  /** A number at the end of the row, such as how many games there are. */
  count?: number
  /** Whether only a part of its options is chosen. @default false */
  indeterminate?: boolean
  /** Cannot be changed; stays in the tab order. @default false */
  disabled?: boolean
  /** Why it is disabled, in one sentence. */
  reason?: string
  /** Locked by the page: shows a lock and this reason. */
  locked?: string
}

/** A checkbox with a label. `className` applies to the row, other props to the input. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked: given, defaultChecked = false, onCheckedChange, ...others } = props
  const { count, indeterminate = false, disabled = false, reason, locked, ...input } = others
  const { onClick, className, ref, ...rest } = input
  const [checked, change] = useControllableState(given, defaultChecked, onCheckedChange)
  const { formatNumber } = useIntl()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const held = disabled || locked !== undefined
  const why = locked ?? (disabled ? reason : undefined)
  const told = [count !== undefined && `${id}count`, why && `${id}reason`].filter(Boolean).join(' ')

  useImperativeHandle(ref, () => box.current as HTMLInputElement)
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <label className={clsx(styles.row, className)} data-held={held || undefined}>
      <span className={styles.control}>
        <input
          aria-labelledby={`${id}label`}
          aria-describedby={told || undefined}
          {...rest}
          ref={box}
          className={styles.box}
          type="checkbox"
          checked={checked}
          data-mixed={indeterminate || undefined}
          aria-disabled={held || undefined}
          onClick={held ? (event) => event.preventDefault() : onClick}
          onChange={(event) => !held && change(event.target.checked)}
        />
        {(checked || indeterminate) && (
          <Icon className={styles.sign} name={indeterminate ? 'minus-bold' : 'check-bold'} size={16} />
        )}
      </span>
      <span className={styles.words}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {why && (
          <span id={`${id}reason`} className={styles.reason}>
            {why}
          </span>
        )}
      </span>
      {locked !== undefined && <Icon className={styles.lock} name="lock" size={16} />}
      {count !== undefined && (
        <span id={`${id}count`} className={styles.count}>
          {formatNumber(count)}
        </span>
      )}
    </label>
  )
}
