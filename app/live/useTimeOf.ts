import { useIntl } from 'react-intl'

/** When a closed table opens, as a time of the day; a time that is over says nothing. */
export function useTimeOf(): (iso: string) => string | undefined {
  const { formatTime } = useIntl()
  return (iso) => (Date.parse(iso) > Date.now() ? formatTime(iso) : undefined)
}
