import { useIntl } from 'react-intl'
import { useStore, useStored } from '#app/platform/visit.ts'
import { BarSelect } from './BarSelect.tsx'
import { createPageWidth, pageWidths } from './pageWidth.ts'

/** Chooses the width at which the page is shown. */
export function WidthSelect() {
  const { formatMessage } = useIntl()
  const width = useStored(createPageWidth)
  const { set } = useStore(createPageWidth)
  const choices = ['', ...pageWidths.map(String)].map((value) => ({
    value,
    label: formatMessage({ id: 'preview.width.name' }, { width: value }),
  }))
  return (
    <BarSelect
      name={formatMessage({ id: 'preview.width' })}
      value={String(width ?? '')}
      choices={choices}
      onChange={(value) => set(Number(value) || undefined)}
    />
  )
}
