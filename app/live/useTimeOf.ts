import { useIntl } from 'react-intl'

/** Formats when a closed table opens as a time of day; `undefined` for a time in the past. */
export function useTimeOf(): (iso: string) => string | undefined {
  const { formatTime } = useIntl()
  return (iso) => (Date.parse(iso) > Date.now() ? formatTime(iso) : undefined)
}
