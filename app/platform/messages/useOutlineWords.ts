import { useIntl } from 'react-intl'
import type { Outline } from '#app/api/contract/faults.ts'

/** What fills a widget, and how much of it is shown: „categoria „noi” · 20 din 143”. */
export function useOutlineWords(): (outline: Outline | undefined) => string {
  const { formatMessage } = useIntl()
  return (outline) => {
    if (!outline) return ''
    const { kind, id, shown, total } = outline
    const source = formatMessage({ id: 'preview.source' }, { kind, id })
    if (shown === undefined || total === undefined) return source
    return `${source} · ${formatMessage({ id: 'preview.count' }, { count: shown, total })}`
  }
}
