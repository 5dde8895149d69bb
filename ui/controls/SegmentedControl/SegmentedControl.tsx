import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, useId } from 'react'
import { placeAfter } from '#ui/foundation/lineKeys.ts'
import { useControllableState } from '#ui/foundation/useControllableState.ts'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './SegmentedControl.module.css'

export type Segment<Value extends string = string> = {
  value: Value
  /** Words of the segment. */
  label: string
  /** Icon before the words. */
  icon?: IconName
  /** Cannot be chosen. @default false */
  disabled?: boolean
}

export type SegmentedControlProps<Value extends string = string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue'
> & {
  /** Visible label and accessible name. */
  label: string
  /** Hides the label visually, if other text shows it. @default false */
  hideLabel?: boolean
  /** Two to four segments, in order. */
  options: readonly [Segment<Value>, ...Segment<Value>[]]
  /** The chosen segment, if the page holds it. */
  value?: Value
  /** The chosen segment at first, if the control holds it itself. @default the first segment's */
  defaultValue?: Value
  /** Called with another segment. */
  onValueChange?: (value: Value) => void
  /** Height of 36 or 44 pixels; 48 on touch. @default 'm' */
  size?: 's' | 'm'
}

const HOME_OR_END = ['Home', 'End']

/** One of a few values, all of them in view; radio buttons, whose arrow keys come from the browser. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, options, value, defaultValue, onValueChange, size = 'm', ...own } = props
  const { className, ...rest } = own
  const name = useId()
  const [chosen, change] = useControllableState(value, defaultValue ?? options[0].value, onValueChange)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!HOME_OR_END.includes(event.key)) return
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    const next = placeAfter(event, 0, inputs.length - 1)
    if (next === undefined) return
    event.preventDefault()
    // Chosen before it has the focus, so that a screen reader says it once, as chosen.
    inputs[next]?.click()
    inputs[next]?.focus()
  }

  return (
    <fieldset {...rest} className={clsx(styles.control, className)} data-size={size}>
      <legend className={hideLabel ? 'visually-hidden' : styles.label}>{label}</legend>
      {/** biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the radio buttons in it */}
      <div className={styles.track} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              disabled={option.disabled}
              onChange={() => change(option.value)}
            />
            <span className={styles.words}>
              {option.icon && <Icon name={option.icon} />}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
