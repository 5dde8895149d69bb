import { useId, useState } from 'react'
import { TextField } from '#ui/controls/TextField'
import { colorIn, hexOf, inSrgb, isInSrgb, type Oklch, oklchText } from './oklch.ts'
import styles from './workshop.module.css'

type ColorFieldsProps = {
  /** The current colour. */
  color: Oklch
  /** Called with another colour. */
  onColor: (color: Oklch) => void
}

const number = new Intl.NumberFormat('ro', { maximumFractionDigits: 3 })

/** The three sliders with the range of each; sRGB has no colour of more chroma. */
const sliders = [
  { part: 'lightness', label: 'Luminozitate', max: 1, step: 0.005 },
  { part: 'chroma', label: 'Cromă', max: 0.33, step: 0.002 },
  { part: 'hue', label: 'Nuanță, în grade', max: 360, step: 1 },
] as const

/** One colour by lightness, chroma and hue, or as text. */
export function ColorFields({ color, onColor }: ColorFieldsProps) {
  const [typed, setTyped] = useState<string>()
  const hex = hexOf(color)
  const isWrong = typed !== undefined && !colorIn(typed)

  function type(text: string) {
    setTyped(text)
    const next = colorIn(text)
    if (next) onColor(next)
  }

  function slide(part: keyof Oklch, value: number) {
    setTyped(undefined)
    onColor({ ...color, [part]: value })
  }

  return (
    <>
      <div className={styles.colour}>
        <div className={styles.sample} style={{ background: hex }} />
        <TextField
          label="Culoarea, ca text"
          value={typed ?? hex}
          onValueChange={type}
          onBlur={() => setTyped(undefined)}
          spellCheck={false}
          autoComplete="off"
          hint={oklchText(color)}
          error={isWrong ? 'Scrie #rrggbb sau oklch(0.7 0.12 60).' : undefined}
        />
      </div>
      {sliders.map(({ part, ...slider }) => (
        <Slider key={part} {...slider} value={color[part]} onValue={(value) => slide(part, value)} />
      ))}
      <p className={styles.note}>
        {isInSrgb(color)
          ? 'Ecranele sRGB au culoarea.'
          : `Ecranele sRGB nu au culoarea: croma scade la ${number.format(inSrgb(color).chroma)}.`}
      </p>
    </>
  )
}

type SliderProps = {
  label: string
  max: number
  step: number
  value: number
  onValue: (value: number) => void
}

function Slider({ label, max, step, value, onValue }: SliderProps) {
  const id = useId()
  const words = number.format(value)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.amount} aria-hidden="true">
        {words}
      </span>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => onValue(target.valueAsNumber)}
      />
    </div>
  )
}
