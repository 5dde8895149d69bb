import { useCallback } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { knownLanguages } from '#app/domain/live/languages.ts'

const isKnown = (code: string): code is (typeof knownLanguages)[number] =>
  (knownLanguages as readonly string[]).includes(code)

/** Returns the name of a language, or its code if no message names it. The messages are those of live tables. */
export const languageName = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, code: string): string =>
  isKnown(code) ? formatMessage({ id: `live.language.${code}` }) : code.toUpperCase()

/** Languages in words. */
export function useLanguageName(): (code: string) => string {
  const { formatMessage } = useIntl()
  return useCallback((code) => languageName({ formatMessage }, code), [formatMessage])
}
