import { useHydrating } from '#ui/foundation/useHydrating.ts'
import styles from './ViewForm.module.css'

type BarSelectProps = {
  name: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice in the editor's bar. Hydration would reset one that was made before it. */
export function BarSelect({ name, value, choices, onChange }: BarSelectProps) {
  const hydrating = useHydrating()
  return (
    <select
      className={styles.field}
      aria-label={name}
      title={name}
      disabled={hydrating}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
