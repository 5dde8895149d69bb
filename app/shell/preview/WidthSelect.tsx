import { useIntl } from 'react-intl'
import { useHydrating } from '#app/platform/useHydrating.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { createPageWidth, pageWidths } from './pageWidth.ts'
import styles from './ViewForm.module.css'

/** Chooses the width at which the page is shown. */
export function WidthSelect() {
  const { formatMessage } = useIntl()
  const width = useStored(createPageWidth)
  const { set } = useStore(createPageWidth)
  // Hydration would reset a choice made before it.
  const hydrating = useHydrating()
  const name = formatMessage({ id: 'preview.width' })
  return (
    <select
      className={styles.field}
      aria-label={name}
      title={name}
      disabled={hydrating}
      value={width ?? ''}
      onChange={({ target }) => set(Number(target.value) || undefined)}
    >
      {['', ...pageWidths].map((choice) => (
        <option key={choice} value={choice}>
          {formatMessage({ id: 'preview.width.name' }, { width: String(choice) })}
        </option>
      ))}
    </select>
  )
}
