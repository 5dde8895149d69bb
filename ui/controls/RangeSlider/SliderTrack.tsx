import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import styles from './RangeSlider.module.css'
import { clampPair, type Places, placeAfterKey, placeAt, positionOf, type Thumb, thumbAt } from './range.ts'

export type SliderTrackProps = {
  steps: readonly number[]
  places: Places
  labels: Record<Thumb, string>
  format: (value: number) => string
  onMove: (places: Places) => void
}

/** The line with two thumbs. A press anywhere moves the nearer one and starts a drag. */
export function SliderTrack({ steps, places, labels, format, onMove }: SliderTrackProps) {
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<{ thumb?: Thumb }>(undefined)
  const last = steps.length - 1
  const [low, high] = places

  // Set by script, since the content security policy forbids style attributes in the server's HTML.
  useLayoutEffect(() => {
    track.current?.style.setProperty('--low', String(positionOf(low, last)))
    track.current?.style.setProperty('--high', String(positionOf(high, last)))
  }, [low, high, last])

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = placeAt((event.clientX - left) / width, last)
    const thumb = drag.current?.thumb ?? thumbAt(places, place)
    if (!drag.current || !thumb) return
    drag.current.thumb = thumb
    event.currentTarget.querySelector<HTMLElement>(`[data-thumb=${thumb}]`)?.focus()
    onMove(clampPair(places, thumb, place, last))
  }

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    // Keeps the focus on the thumb that `follow` has focused.
    event.preventDefault()
    capture(event)
    drag.current = {}
    follow(event)
  }

  const end = () => {
    drag.current = undefined
  }

  return (
    <div
      ref={track}
      className={styles.track}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <span className={styles.rail} />
      <span className={styles.chosen} />
      {(['min', 'max'] as const).map((thumb) => {
        const bounds: Places = thumb === 'min' ? [0, high] : [low, last]
        const place = thumb === 'min' ? low : high
        return (
          <SliderThumb
            key={thumb}
            thumb={thumb}
            label={labels[thumb]}
            values={[steps[bounds[0]] ?? 0, steps[place] ?? 0, steps[bounds[1]] ?? 0]}
            format={format}
            onKeyDown={(event) => {
              const next = placeAfterKey(event.key, place, bounds)
              if (next === undefined) return
              event.preventDefault()
              onMove(clampPair(places, thumb, next, last))
            }}
          />
        )
      })}
    </div>
  )
}

type SliderThumbProps = {
  thumb: Thumb
  label: string
  /** Its lower limit, current and upper limit. */
  values: readonly [min: number, now: number, max: number]
  format: (value: number) => string
  onKeyDown: (event: KeyboardEvent) => void
}

function SliderThumb({ thumb, label, values: [min, now, max], format, onKeyDown }: SliderThumbProps) {
  return (
    <span
      className={styles.thumb}
      data-thumb={thumb}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuenow={now}
      aria-valuemax={max}
      aria-valuetext={format(now)}
      onKeyDown={onKeyDown}
    />
  )
}

/** A pointer that is gone meanwhile cannot be captured; the press still counts. */
function capture(event: PointerEvent<HTMLDivElement>) {
  try {
    event.currentTarget.setPointerCapture(event.pointerId)
  } catch {}
}
