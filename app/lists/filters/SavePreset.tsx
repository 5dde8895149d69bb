import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { MAX_NAME_LENGTH, normaliseName } from '#app/domain/customNames.ts'
import { canSave, withPreset } from '#app/domain/filters/presets.ts'
import type { FilterState } from '#app/domain/filters/state.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { TextField } from '#ui/controls/TextField'
import styles from './Presets.module.css'
import { createPresets } from './presetStore.ts'

type SavePresetProps = {
  chosen: FilterState
  /** The chosen filters in words, as a first name. */
  suggestion: string
  /** Called when it is saved or put away. */
  onEnd: () => void
}

/** Asks for the name under which the chosen filters are saved. */
export function SavePreset({ chosen, suggestion, onEnd }: SavePresetProps) {
  const { formatMessage } = useIntl()
  const store = useStore(createPresets)
  const presets = useStored(createPresets)
  const [text, setText] = useState(normaliseName(suggestion))
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function save(event: FormEvent) {
    event.preventDefault()
    const name = normaliseName(text)
    if (name === '') return setError(formatMessage({ id: 'presets.nameless' }))
    if (!canSave(presets, name)) return setError(formatMessage({ id: 'presets.full' }))
    if (store.change((now) => withPreset(now, { name, filters: chosen }))) onEnd()
    else setError(formatMessage({ id: 'presets.notSaved' }))
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        ref={field}
        label={formatMessage({ id: 'presets.name' })}
        hint={formatMessage({ id: 'presets.where' })}
        error={error}
        value={text}
        onValueChange={setText}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button type="submit">{formatMessage({ id: 'presets.save' })}</Button>
        <Button tone="quiet" onClick={onEnd}>
          {formatMessage({ id: 'presets.cancel' })}
        </Button>
      </div>
    </form>
  )
}
