import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { BoundField } from './BoundField.tsx'
import styles from './RangeSlider.module.css'
import { clampPair, nearestStep, type Places, placesOf, type Range, rangeAt } from './range.ts'
import { SliderTrack } from './SliderTrack.tsx'

export type RangeSliderProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'> & {
  /** What is being bounded; visible, and the accessible name of the group. */
  label: string
  /** Name of the lower thumb and of its field. */
  minLabel: string
  /** Name of the upper thumb and of its field. */
  maxLabel: string
  /** Real values in growing order; all steps are as wide, so the list makes the scale. */
  steps: readonly number[]
  /** The two values in force; `[0, 0]` is any. */
  value: Range
  /** Asks for other values, also while a thumb is being dragged. */
  onChange: (value: Range) => void
  /** A value as it is spoken: „5 lei”. */
  format: (value: number) => string
  /** Words after the typed values, such as „lei”. */
  suffix?: string
}

/** A lower and an upper bound, by two thumbs or by typing. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, minLabel, maxLabel, steps, value, onChange, format, suffix, className, ...rest } = props
  const places = placesOf(steps, value)
  const [low, high] = places
  const last = steps.length - 1

  function move(next: Places) {
    const [min, max] = rangeAt(steps, next)
    if (min !== value[0] || max !== value[1]) onChange([min, max])
  }

  const commit = (thumb: 'min' | 'max', typed: number | undefined) => {
    const open = thumb === 'min' ? 0 : last
    move(clampPair(places, thumb, typed === undefined ? open : nearestStep(steps, typed), last))
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
        <BoundField
          label={minLabel}
          value={low === 0 ? undefined : steps[low]}
          suffix={suffix}
          onCommit={(typed) => commit('min', typed)}
        />
        <BoundField
          label={maxLabel}
          value={high === last ? undefined : steps[high]}
          suffix={suffix}
          onCommit={(typed) => commit('max', typed)}
        />
      </div>
    </fieldset>
  )
}
