import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useStore, useStored } from '#app/platform/visit.ts'
import { BarSelect } from './BarSelect.tsx'
import { createPageWidth, MAX_PAGE_WIDTH, MIN_PAGE_WIDTH, pageWidths } from './pageWidth.ts'
import styles from './ViewForm.module.css'

/** The choice for a width that is none of the named ones. */
const FREE_WIDTH = 'free'

/** Chooses the width at which the page is shown, by a device or in pixels. */
export function WidthSelect() {
  const { formatMessage } = useIntl()
  const width = useStored(createPageWidth)
  const { set } = useStore(createPageWidth)
  const named = pageWidths.some((known) => known === width)
  const choices = ['', ...pageWidths.map(String), FREE_WIDTH].map((value) => ({
    value,
    label: formatMessage({ id: 'preview.width.name' }, { width: value }),
  }))
  const choose = (value: string) => set(value === FREE_WIDTH ? window.innerWidth : Number(value) || undefined)
  return (
    <>
      <BarSelect
        name={formatMessage({ id: 'preview.width' })}
        value={width === undefined || named ? String(width ?? '') : FREE_WIDTH}
        choices={choices}
        onChange={choose}
      />
      {width !== undefined && <Pixels width={width} onChange={set} />}
    </>
  )
}

type PixelsProps = { width: number; onChange: (width: number) => void }

/** The width in pixels. It counts when it is whole: on Enter, and when the field is left. */
function Pixels({ width, onChange }: PixelsProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage({ id: 'preview.width.pixels' })
  const field = useRef<HTMLInputElement>(null)
  // Another width by a device or by the edge; the field itself stays, and keeps the focus.
  useEffect(() => {
    if (field.current) field.current.value = String(width)
  }, [width])
  return (
    <input
      ref={field}
      className={styles.field}
      type="number"
      min={MIN_PAGE_WIDTH}
      max={MAX_PAGE_WIDTH}
      aria-label={name}
      title={name}
      defaultValue={width}
      onBlur={({ target }) => take(target)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget)}
    />
  )

  function take(field: HTMLInputElement) {
    if (field.reportValidity() && field.value !== '') onChange(Math.round(field.valueAsNumber))
  }
}
