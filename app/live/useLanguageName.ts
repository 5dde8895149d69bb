import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { knownLanguages } from '#app/domain/live/languages.ts'

const isKnown = (code: string): code is (typeof knownLanguages)[number] =>
  (knownLanguages as readonly string[]).includes(code)

/** Languages in words; one that nobody here knows is its code. */
export function useLanguageName(): (code: string) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (code) => (isKnown(code) ? formatMessage({ id: `live.language.${code}` }) : code.toUpperCase()),
    [formatMessage],
  )
}
