import { useIntl } from 'react-intl'

/** Returns a formatter of the time of day when a closed table opens; it returns `undefined` for a time in the past. */
export function useOpeningTime(): (iso: string) => string | undefined {
  const { formatTime } = useIntl()
  return (iso) => (Date.parse(iso) > Date.now() ? formatTime(iso) : undefined)
}
