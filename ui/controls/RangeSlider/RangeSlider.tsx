import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { useIntl } from 'react-intl'
import { useControllableState } from '#ui/foundation/useControllableState.ts'
import { BoundField } from './BoundField.tsx'
import styles from './RangeSlider.module.css'
import { isCrossed, type Places, placesOf, type Range, rangeAt, type Thumb } from './range.ts'
import { SliderTrack } from './SliderTrack.tsx'

export type RangeSliderProps = Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> & {
  /** Visible label, and accessible name of the group. */
  label: string
  /** Name of the lower thumb and of its field. */
  minLabel: string
  /** Name of the upper thumb and of its field. */
  maxLabel: string
  /** Values in ascending order; all steps have the same width, so the list defines the scale. */
  steps: readonly number[]
  /**
   * The two current values, if the page holds them, on steps or not; 0 means no bound. A lower bound above the upper
   * one is reported at its field.
   */
  value?: Range
  /** The two values at first, if the slider holds them itself. @default [0, 0] */
  defaultValue?: Range
  /** Called with other values, also during a drag. */
  onValueChange?: (value: Range) => void
  /** Formats a value for screen readers: „5 lei”. */
  format: (value: number) => string
  /** Text after the typed values, such as „lei”. */
  suffix?: string
}

const ANY: Range = [0, 0]

/** A lower and an upper bound, by two thumbs on steps, or by typing any amount. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, minLabel, maxLabel, steps, format, suffix, className, ...others } = props
  const { value: given, defaultValue = ANY, onValueChange, ...rest } = others
  const [value, setValue] = useControllableState(given, defaultValue, onValueChange)
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<Thumb>('min')
  const [min, max] = value
  const places = placesOf(steps, value)

  function change(next: Range) {
    if (next[0] !== min || next[1] !== max) setValue(next)
  }

  /** The moved thumb snaps to a step; a typed value of the other one stays. */
  function move(next: Places) {
    const [low, high] = rangeAt(steps, next)
    change([next[0] === places[0] ? min : low, next[1] === places[1] ? max : high])
  }

  /** Typed values are kept exactly; only thumbs snap to steps. */
  const field = (thumb: Thumb) => {
    const bound = thumb === 'min' ? min : max
    return {
      value: bound === 0 ? undefined : bound,
      suffix,
      error:
        isCrossed(value) && typed === thumb
          ? formatMessage({ id: thumb === 'min' ? 'ui.rangeSlider.minAbove' : 'ui.rangeSlider.maxBelow' })
          : undefined,
      onCommit(amount = 0) {
        setTyped(thumb)
        change(thumb === 'min' ? [amount, max] : [min, amount])
      },
    }
  }

  return (
    <fieldset {...rest} className={clsx(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      <SliderTrack
        steps={steps}
        places={places}
        labels={{ min: minLabel, max: maxLabel }}
        format={format}
        onMove={move}
      />
      <div className={styles.fields}>
        <BoundField label={minLabel} {...field('min')} />
        <BoundField label={maxLabel} {...field('max')} />
      </div>
    </fieldset>
  )
}
