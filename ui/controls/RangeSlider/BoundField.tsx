import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from '#ui/controls/TextField'
import { parseTyped } from './range.ts'

export type BoundFieldProps = {
  label: string
  /** The current bound; undefined means any. */
  value: number | undefined
  suffix?: string
  error: string | undefined
  /** Called with a typed number, or undefined for an empty field; invalid text is dropped. */
  onCommit: (typed: number | undefined) => void
}

/** A field for one bound; typed text takes effect on Enter or blur. */
export function BoundField({ label, value, suffix, error, onCommit }: BoundFieldProps) {
  const { formatMessage, formatNumber } = useIntl()
  const [draft, setDraft] = useState<string>()
  const digits = Number.isInteger(value) ? 0 : 2
  const shown = value === undefined ? '' : formatNumber(value, { minimumFractionDigits: digits })

  function commit() {
    if (draft === undefined) return
    const typed = parseTyped(draft)
    if (draft.trim() === '' || typed !== undefined) onCommit(typed)
    setDraft(undefined)
  }

  return (
    <TextField
      label={label}
      value={draft ?? shown}
      onValueChange={setDraft}
      inputMode="decimal"
      autoComplete="off"
      placeholder={formatMessage({ id: 'ui.rangeSlider.any' })}
      suffix={suffix}
      error={error}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  )
}
